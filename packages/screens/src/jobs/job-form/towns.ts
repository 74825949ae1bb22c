/** Larger towns and cities of the United Kingdom by county, for suggestions. */
const byCounty: Record<string, string> = {
  "Aberdeen City": "Aberdeen",
  Aberdeenshire: "Fraserburgh, Inverurie, Peterhead, Stonehaven",
  Angus: "Arbroath, Forfar, Montrose",
  Ayrshire: "Ayr, Irvine, Kilmarnock, Largs, Prestwick, Troon",
  Bedfordshire: "Bedford, Biggleswade, Dunstable, Leighton Buzzard, Luton",
  Berkshire: "Bracknell, Maidenhead, Newbury, Reading, Slough, Windsor, Wokingham",
  Bristol: "Bristol",
  Buckinghamshire: "Amersham, Aylesbury, Buckingham, High Wycombe, Milton Keynes",
  Cambridgeshire: "Cambridge, Ely, Huntingdon, Peterborough, St Neots, Wisbech",
  Cheshire:
    "Chester, Congleton, Crewe, Ellesmere Port, Macclesfield, Northwich, Runcorn, Warrington, Widnes, Wilmslow",
  Clwyd: "Colwyn Bay, Rhyl, Wrexham",
  Cornwall: "Bodmin, Camborne, Falmouth, Newquay, Penzance, Redruth, St Austell, Truro",
  "County Antrim": "Antrim, Ballymena, Belfast, Carrickfergus, Larne, Lisburn, Newtownabbey",
  "County Armagh": "Armagh, Craigavon, Lurgan, Portadown",
  "County Down": "Bangor, Banbridge, Downpatrick, Newry, Newtownards",
  "County Durham":
    "Bishop Auckland, Chester-le-Street, Consett, Darlington, Durham, Hartlepool, Newton Aycliffe, Peterlee, Seaham",
  "County Fermanagh": "Enniskillen",
  "County Londonderry": "Coleraine, Limavady, Londonderry",
  "County Tyrone": "Cookstown, Dungannon, Omagh, Strabane",
  Cumbria: "Barrow-in-Furness, Carlisle, Kendal, Penrith, Whitehaven, Workington",
  Derbyshire: "Buxton, Chesterfield, Derby, Glossop, Ilkeston, Long Eaton, Matlock, Swadlincote",
  Devon: "Barnstaple, Exeter, Exmouth, Newton Abbot, Paignton, Plymouth, Tiverton, Torquay",
  Dorset: "Bournemouth, Christchurch, Dorchester, Poole, Weymouth",
  Dumfriesshire: "Annan, Dumfries",
  Dunbartonshire: "Clydebank, Cumbernauld, Dumbarton, Kirkintilloch",
  "Dundee City": "Dundee",
  Dyfed: "Aberystwyth, Carmarthen, Haverfordwest, Llanelli, Milford Haven",
  "East Sussex": "Bexhill-on-Sea, Brighton, Crowborough, Eastbourne, Hastings, Hove, Lewes",
  "East Yorkshire": "Beverley, Bridlington, Goole, Kingston upon Hull",
  Edinburgh: "Edinburgh",
  Essex:
    "Basildon, Braintree, Brentwood, Chelmsford, Clacton-on-Sea, Colchester, Grays, Harlow, Harwich, Southend-on-Sea, Witham",
  Falkirk: "Falkirk, Grangemouth",
  Fife: "Dunfermline, Glenrothes, Kirkcaldy, St Andrews",
  Glasgow: "Glasgow",
  Gloucestershire: "Cheltenham, Cirencester, Gloucester, Stroud, Tewkesbury, Yate",
  "Greater London":
    "Barking, Barnet, Bexleyheath, Bromley, Croydon, Ealing, Enfield, Greenwich, Hackney, Harrow, Hounslow, Ilford, Kingston upon Thames, London, Richmond, Romford, Stratford, Sutton, Twickenham, Uxbridge, Wembley, Westminster, Wimbledon",
  "Greater Manchester":
    "Altrincham, Ashton-under-Lyne, Bolton, Bury, Leigh, Manchester, Oldham, Rochdale, Sale, Salford, Stockport, Stretford, Wigan",
  Gwent: "Abergavenny, Caldicot, Cwmbran, Ebbw Vale, Newport, Pontypool",
  Gwynedd: "Bangor, Caernarfon, Llandudno",
  Hampshire:
    "Aldershot, Andover, Basingstoke, Eastleigh, Fareham, Farnborough, Fleet, Gosport, Havant, Portsmouth, Southampton, Winchester",
  Herefordshire: "Hereford, Leominster, Ross-on-Wye",
  Hertfordshire:
    "Bishop's Stortford, Cheshunt, Hatfield, Hemel Hempstead, Hertford, Hitchin, Letchworth, St Albans, Stevenage, Watford, Welwyn Garden City",
  "Inverness-shire": "Fort William, Inverness",
  "Isle of Wight": "Cowes, Newport, Ryde",
  Kent: "Ashford, Canterbury, Chatham, Dartford, Deal, Dover, Faversham, Folkestone, Gillingham, Gravesend, Maidstone, Margate, Ramsgate, Rochester, Sevenoaks, Sittingbourne, Tonbridge, Tunbridge Wells, Whitstable",
  Lanarkshire: "Airdrie, Coatbridge, East Kilbride, Hamilton, Motherwell, Wishaw",
  Lancashire:
    "Accrington, Blackburn, Blackpool, Burnley, Chorley, Fleetwood, Lancaster, Leyland, Lytham St Annes, Morecambe, Nelson, Preston, Skelmersdale",
  Leicestershire: "Coalville, Hinckley, Leicester, Loughborough, Market Harborough, Melton Mowbray",
  Lincolnshire:
    "Boston, Cleethorpes, Gainsborough, Grantham, Grimsby, Lincoln, Louth, Scunthorpe, Skegness, Sleaford, Spalding, Stamford",
  Merseyside:
    "Bebington, Birkenhead, Bootle, Crosby, Huyton, Kirkby, Liverpool, Southport, St Helens, Wallasey",
  "Mid Glamorgan": "Aberdare, Bridgend, Caerphilly, Merthyr Tydfil, Pontypridd",
  Midlothian: "Dalkeith, Penicuik",
  Moray: "Elgin, Forres",
  Norfolk: "Dereham, Great Yarmouth, King's Lynn, Norwich, Thetford",
  "North Yorkshire":
    "Harrogate, Middlesbrough, Northallerton, Redcar, Ripon, Scarborough, Selby, Skipton, Whitby, York",
  Northamptonshire: "Corby, Daventry, Kettering, Northampton, Rushden, Wellingborough",
  Northumberland: "Alnwick, Ashington, Berwick-upon-Tweed, Blyth, Cramlington, Hexham, Morpeth",
  Nottinghamshire: "Arnold, Beeston, Hucknall, Mansfield, Newark-on-Trent, Nottingham, Worksop",
  Oxfordshire: "Abingdon, Banbury, Bicester, Didcot, Henley-on-Thames, Oxford, Witney",
  Perthshire: "Perth",
  Powys: "Brecon, Newtown, Welshpool",
  Renfrewshire: "Barrhead, Greenock, Johnstone, Paisley, Renfrew",
  Roxburghshire: "Hawick",
  Rutland: "Oakham",
  Selkirkshire: "Galashiels",
  Shropshire: "Bridgnorth, Ludlow, Oswestry, Shrewsbury, Telford",
  Somerset: "Bath, Bridgwater, Burnham-on-Sea, Frome, Taunton, Wells, Weston-super-Mare, Yeovil",
  "South Glamorgan": "Barry, Cardiff, Penarth",
  "South Yorkshire": "Barnsley, Doncaster, Mexborough, Rotherham, Sheffield",
  Staffordshire:
    "Burton upon Trent, Cannock, Leek, Lichfield, Newcastle-under-Lyme, Rugeley, Stafford, Stoke-on-Trent, Tamworth",
  Stirlingshire: "Stirling",
  Suffolk: "Bury St Edmunds, Felixstowe, Haverhill, Ipswich, Lowestoft, Newmarket, Sudbury",
  Surrey:
    "Camberley, Dorking, Epsom, Farnham, Guildford, Leatherhead, Redhill, Reigate, Staines-upon-Thames, Walton-on-Thames, Weybridge, Woking",
  "Tyne and Wear":
    "Gateshead, Newcastle upon Tyne, North Shields, South Shields, Sunderland, Wallsend, Washington, Whitley Bay",
  Warwickshire:
    "Bedworth, Kenilworth, Leamington Spa, Nuneaton, Rugby, Stratford-upon-Avon, Warwick",
  "West Glamorgan": "Neath, Port Talbot, Swansea",
  "West Lothian": "Bathgate, Livingston",
  "West Midlands":
    "Birmingham, Coventry, Dudley, Halesowen, Oldbury, Smethwick, Solihull, Stourbridge, Sutton Coldfield, Walsall, West Bromwich, Wolverhampton",
  "West Sussex":
    "Bognor Regis, Burgess Hill, Chichester, Crawley, East Grinstead, Haywards Heath, Horsham, Littlehampton, Shoreham-by-Sea, Worthing",
  "West Yorkshire":
    "Batley, Bradford, Brighouse, Castleford, Dewsbury, Halifax, Huddersfield, Keighley, Leeds, Morley, Pontefract, Pudsey, Wakefield",
  Wiltshire: "Chippenham, Devizes, Melksham, Salisbury, Swindon, Trowbridge, Warminster",
  Worcestershire:
    "Bromsgrove, Droitwich Spa, Evesham, Kidderminster, Malvern, Redditch, Stourport-on-Severn, Worcester",
};

export interface Town {
  name: string;
  county: string;
}

export const towns: readonly Town[] = Object.entries(byCounty).flatMap(([county, names]) =>
  names.split(", ").map((name) => ({ name, county })),
);
