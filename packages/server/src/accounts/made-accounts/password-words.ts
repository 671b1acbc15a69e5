/**
 * 2,048 common Spanish words of four to seven letters without accents and ñ, for the passwords of accounts that a class
 * makes. Every word was read for meanings in Spanish, French, Dutch, and English that do not belong in a school. Common
 * first names are left out.
 */
export const passwordWords: readonly string[] = `
abanico abarcar abedul abeja abeto abierto abogado abonar abono abrazar abrazo abrigo abrir abuelo acampar acceder
acceso acebo aceite acelga aceptar acera acercar acero acertar aclarar acordar acorde acortar actitud activo acto
actriz actual acuario acudir acuerdo adaptar adentro adivino admirar admitir adobo adorar adorno aduana afable afecto
afeitar afinar afirmar afuera agarrar agenda agente agitar agosto agradar agrado agregar agrio agrupar agua aguante
agudo ahora ahorrar ahorro aire aislar ajedrez ajustar ajuste alacena alambre alameda alarma alcance aldaba aldea
aldeano alegrar alegre alejar alero alerta aleta alfalfa alfiler alga aliado alianza alicate aliento alinear alioli
aliviar alivio aljibe almena alojar alondra alpaca altavoz alto altura alubia alumno alzar amable amapola amargo
amasar ambos amigo amistad ampliar amplio ancho ancla andamio andar andino anexo anfibio anillo animado animar anotar
antena antes antifaz antiguo antojo anual anuncio anzuelo apagar aparato aparcar apartar aparte apenas apetito apilar
apio aplauso aplicar apogeo aportar aporte apoyar apoyo aprecio apretar aprobar apunte arado arbusto archivo arcilla
arco ardilla arena arenque aroma arpa arreglo arriba arropar arroyo arroz arrugar arte arteria artista asado ascenso
asfalto asiento asignar asistir asomar asombro aspecto astilla astro astuto asunto asustar atajo atasco atender atento
atlas atleta atraer atrapar atril aula aumento auto autocar autor avance avanzar avena avenida aviador avisar aviso
avispa ayer ayuda ayudar azada azahar azotea azul azulejo babero bache bailar baile bajar balada balance balanza
baldosa balido banco baobab barato barba barbero barco barniz barra barrer barrera barril barrio bata batido batuta
baya bazar beca belleza bellota berro bien bigote billar billete bisagra bisonte bloque blusa bocado bocata boceto
bocina boda bolero boleto bolsa bondad boniato bonito bono bordado bordar boreal borrar bosque bostezo bota bote
botella botica botones boya bravo bravura brazo brecha breve brezo brillar brillo brincar brinco brindis brocha broche
broma bronce brotar bruma brumoso brusco bucear bucle bueno bufanda buque burbuja buscar butaca buzo cabello caber
cabeza cabina cable cabo cadena caer caja cajero calamar calcar calcio caldera caldo calidad callado calle calma
calmar calor calzado calzar cambiar cambio caminar camino camisa campana campera campo canario canasta cancha candado
candil canela canguro canica canje canoa cansado cansar cantar cantera canto caoba capa capaz capital capote captar
cara caracol carbono carga cargar carnet caro carpa carpeta carrera carreta carrete carril carro carta cartero casa
cascada casco casero caseta casilla caso cauce caucho caudal causa causar cautela cauto cavar caverna cazuela cebada
cebolla cebra ceder cedro ceja cena cenar centavo centeno central centro cepillo cerca cercano cereal cerebro cereza
cerrado cerrar cerro cerrojo certero cesta chaleco chalet charco charla charlar charol chicle chispa chiste chocar
ciclo ciencia cierre cierto ciervo cifra cima cincel cine cinta cintura circo ciruela cisne cita citar ciudad clamor
clarear claro clase clave clavel clavija clavo cliente clima clip cobijo cobrar cobre cobrizo coche cochera cocina
cocinar codo cofre cohete colador colcha colegio coleta colina collar colmar colmena color columna comarca comba
comedia comedor comer cometa comida comino compota compra comprar comunal copia copla copo coraje corbata corcho
cordel cordero cordura corneta coro corral correa correo corteza cortina corzo cosa cosecha coser cosmos costa costado
costar costura crear crecer creer crema cresta crin crisol cromo cruce crucero crujir cruzar cuadro cuarto cuarzo
cubeta cubo cubrir cuchara cuello cuenca cuento cuerda cuesta cueva cuidado cuidar cuota curar curioso curso dado dama
danza danzar dato debajo debate deber decano decena decidir decimal decir decorar dedal defensa dejar delante delegar
deleite delta demanda demora dentro deporte deprisa derrota desatar desfile destino detalle diadema diario dibujar
dibujo dicho dictado diente digno dilema dinero diploma directo disco disfraz dividir doblar doble docena docente
doctor donar dorado dorar dormir dorsal dorso drama dudar duende dueto dulzura durante durar eclipse ecuador edad
editar editor educar efecto eficaz ejemplo ejercer elegir elevar elipse elogiar elogio embalar embalse embudo emitir
emotivo empanar empapar empatar empate empezar empleo empresa empujar encajar encanto encargo enchufe encima encina
encolar endibia enebro enero enfocar enfriar enlace enlazar enorme enredo ensayar ensayo entero entorno entrada entrar
entrega envase enviar equipo erizo error escala escalar escama escapar escaso escena escoba escolar escollo escucha
escudo escuela esencia esfera esfinge esgrima eslogan esmalte esmero espacio espalda especie espejo esperar espiga
espina espiral esponja espuela espuma esquema esquiar esquina esquivo establo estadio estampa estante estar estatua
estepa estera estilo estima estirar estreno estribo estrofa estuche estudio estufa etapa eterno euro evento evitar
evocar exacto examen excusa exigir existir exitoso experto exponer expreso extenso externo extra fabada factor factura
faena falda fallo fama familia famoso fango faro farola fauna favor fecha felino feliz felpa feria feroz ferry festejo
festivo fiable fibra ficha fiel fieltro fiera fiesta figura fijar fila filete filmar filtro final finca fino fiordo
firma flan flauta fleco florero florido flotar fluir fluvial fogata folio fomento fondo forja forma formal formato
fortuna foso foto frac fragata fragua franela franja frasco frase frazada frenar frenazo freno frente fresa fresco
fresno friso frito fritura frontal fruta frutal frutero fuego fuelle fuente fuera fuerte fuerza fugaz fulgor funda
fundir furia furioso futuro gacela gaita gajo galante galaxia galera galgo galleta gallo galope gamba gamo gamuza
ganado ganador ganar ganga garaje garbo garra garrafa garza gastar gasto gatear gato gaviota gazapo gemelo general
generar genial genio gente geranio gerente gesto gigante girar girasol glaciar global globo gofre goleada golf gong
gorjeo gorra gota gotear gotera grabar grado grafito granate grande granero granito granizo granja grapa gratis grato
grava grave grieta grifo grillo gris grito grulla grumete grupo gruta guante guardar guiar guinda guion guiso gusto
haber habitar hablar hacer hada halago hallar hamaca harina hebilla hebra hechizo hecho helado helar hermano hermoso
herraje herrero hervir hiedra hielo hierro hilera hilo hinchar hinojo hipo hogar hoja hojear hola hombre hombro hondo
honesto honor honrado hora horario hormiga hostal hotel hoyuelo hucha hueco huella huerto hueso huir humano humilde
humor hundir iceberg idea ideal idear idioma ignorar igual iguana imagen imitar impar imperio imponer impreso impulso
incluir indagar indicar inflar influir informe ingenio ingreso inicial iniciar inicio inmenso insecto intenso intento
interno inundar invento invitar islote istmo jaguar jaleo jarabe jarra jaula jefe jerga jersey jinete jirafa jornada
jota joven jovial joya joyero jubilar juego jueves jugador jugar juglar jugo jugoso juguete juicio junco jungla junio
juntar jurado jurar juvenil karaoke kilo labio labor labrar ladera lado ladrar ladrido lagarto lago laguna lancha
lanzar largo laringe lata latido latitud lavabo lavado lavanda lavar lazada lazo leal lector lectura leer legado legal
legible legua lejano lejos lema lengua lente lenteja letargo letra letrero levante leve leyenda libre libreta libro
liceo liebre lienzo liga ligero lija lima limar limpiar lince lindo lirio liso lista listado litera litoral litro
liviano llama llamada llamar llano llanta llanura llave llavero llegada llegar llenar lleno llevar llover lluvia lobo
local locutor lodo lograr loma lona loro lote lubina lucero luchar lucidez lucir luego lugar lujo lunar lunes lupa
lustro maceta madera madurar maestro magia magma maizal maleta malla malva mamut mandar mandil mando manejar manera
mango manilla mano manojo manopla manta mantel manual manzana mapa mapache maqueta maraca marca marcar marcha marchar
marea marear marfil margen marmota martes marzo masa materia matiz mayo mayor mazorca mecer medalla mediano medida
medio medir meditar medusa mejilla mejor mejorar melena memoria menos mensaje menta mente mentir menudo mercado
merecer mesa meseta mesilla metal meteoro metro mezcla mezclar miedo miel milla millar mimbre mimo mineral minero
minuto mirada mirador mirar mirlo mismo mitad mito mixto mochila moda modelo moderno molde moldear moler molino
molusco momento moneda monitor montaje montar monte moqueta morada moral morder mordida morera mosaico mosca mostaza
mostrar motivo moto motor mover mozo mudanza mudar mueble muela muelle muesca muestra mugido mujer multa mundial mundo
mural muralla museo musgo musical mutuo nacer nadador nadar nadie naipe naranja nariz narrar nata natal natural nave
navegar neblina negocio nervios neutro nevada nevar nevera nexo nido niebla nieto ninguno nivel nivelar noble noche
nogal nombrar nombre nopal noria normal norte nota notable notario noticia novedad novela noveno nube nublado nuca
nuevo nuez numeral nunca nutria nutrir oasis objeto oblea oboe obra obrero obtener obvio ocarina ocre octavo octubre
ocupado ocupar ocurrir oferta oficina oficio ofrecer ojal ojeada ojera oleada oleaje olfato olivar olivo olla olmo
olvidar olvido onda ondear opaco opinar oponer optar orador orden ordenar oreja oriente origen orilla ortiga oruga
oscuro osezno ostra oval oveja ovillo oyente ozono pacto paella pagar paisaje pala palabra palacio paladar palanca
palco paleta palillo palmera pampa panda panel panera pantano pantera papel parada parasol parcela parche parecer
pared pareja parque parra parte partida pasaje paseo pasillo paso pasta pastel patata patente patinar patio pausa
pauta peaje pecera peine pelaje peligro peluca peluche pelusa pensar peonza pera percha perder perejil perfil perfume
permiso persona pesca pescado peseta petanca petunia piano picante piedra pieza pila piloto pincel pintor pintura
pinza pionero piragua pirata pizarra pizca placa plan plancha planear planeta plano planta plasma plato playa playero
plaza plegar pleno pliegue plomo plumaje plumero plural poblado poblar poco podar poder podio poema poeta polar polea
polen polilla polo pomada pomelo pomo poncho porche portada portal portazo portero posada posible postal poste postre
potable potente pozo pradera prado precio preciso premio prenda prensa prestar prever primero primor prisa prisma
probar proceso promesa pronto propina propio prosa prueba puchero pueblo puente puerta puesto pulcro pulgada pulgar
pulir pulpo pulsera pulso puma punto puntual pupila pupitre quedar queja querer quesera queso quieto quilate quilla
quimera quinto quiosco quitar racimo radar radial radio ramaje rambla rampa rana rancho rango raqueta rascar rasgar
rasgo raspa rastro rato rayo rayuela reactor real rebajar rebote recado receta recibir recibo recinto recitar recorte
recreo recurso redondo reducir reflejo refugio regalar regaliz regalo regar regata regreso regular rehacer relajar
relato relevo relieve relleno reloj remanso remar remate remedio remo remoto renacer rendir reno renovar renta reparar
reparto repaso repente repetir repisa repollo reposo reptil rescate reserva residir resina respeto resto resumen
retablo retener retirar reto retoque retrato reunir reverso revisar revista revuelo ribera riego riel rienda riesgo
rifa risa risco ritmo rival rizo roble robot roca rociar rocoso rodaja rodaje rodar rodear rodeo rodilla roer rojizo
rojo romance romano rombo romero romper ronda ropa ropero rosal rostro rotar roto rotonda rueda ruego rugby rugido
rugir rugoso ruido ruidoso ruina rulo rumbo rumiar rumor rural ruta rutina saber sabio sabor sabueso sacar saco safari
sagaz sala salado salero salina salir salsa salto salud saludar saludo salvar salvia sano sardina sastre saturno sauce
sazonar secador secar seco secreto sector sedal sede segar seguir segundo seguro selecto sello semana sembrar semilla
senda sendero sensato sentar sentido sentir separar sepia sereno serie serio serrar servir seto sidecar sierra siesta
siglo signo silbar silbato silla silueta sincero sirena sirope sistema sitio situar sobrar sobre sobrino socio solapa
solar soldar soleado solemne soler soltar sombra sonar soneto sonido sonoro sonrisa sopa soporte soprano sorbete sorbo
sorteo sortija suave subir sublime sudeste sueldo suelo suerte sugerir sujetar suma superar suponer surco surgir
surtido suspiro susto susurro sutil tabique tabla tablero tableta taladro talento taller tallo tambor tango tapa tapia
tapiz tardar tarde tarea tarifa tarima tarjeta tarro tatuaje taxi taxista taza teatro tebeo techado techo tecla
teclado teclear teja tejado tejedor tejer tejido tela telar tema temblar temor tenaz tenaza tender tenedor tener tenor
tenso tercero termal termita termo ternero ternura terraza terreno tesoro textil texto tibio tienda tierno tierra
tigre timbal timbre timonel tinaja tinta tintero tiovivo tipo tirita tisana tiza toalla tobillo toldo tolerar tomate
tomillo tono topo torcer tornado torneo torno torre tortuga tostada total trabajo tractor traer traje trama trampa
trapo trato trazo trecho tren trenza trepar tribuna trigo trineo triple triste triunfo trofeo tronco trono trote trozo
truco trueno trufa tuba tubo tuerca tumbona tundra turbina turista turno tutor ubicar umbral unidad unir urbano
urgente usar usual usuario vaciar vado vajilla valer valija valioso valor vals vaquero variar vasija vaso vecino vela
velada velcro velero veleta veloz vencer venda vender venta ventaja ventana verano verbena verbo verdad verde verdoso
verdura vereda verso vestido vestir viajar viaje viajero vida vidrio viento viernes viga vigilar vigor villa vinagre
virtud visera visible visita visitar visor vista vistoso vitral vitrina vivaz vivero vivir vocablo vocal volante volar
volcar voltear volumen volver vuelo vuelta yate yelmo yema yeso yogur yunque zafiro zancada zanco zanja zapato zarpa
zarza zigzag zodiaco zona zueco zumbido zumo zurcir
`
  .trim()
  .split(/\s+/);
