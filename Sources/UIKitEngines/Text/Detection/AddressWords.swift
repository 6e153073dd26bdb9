/// The English vocabulary of addresses, in lowercase except for the codes of states.
enum AddressWords {
    /// The street types that have hardly any other meaning.
    static let unambiguousStreetTypes = set(
        "street st avenue ave av boulevard blvd road rd lane ln parkway pkwy highway hwy expressway expy freeway fwy turnpike terrace ter"
            + " crescent cres alley esplanade broadway quay causeway")
    /// The street types that also have another meaning.
    static let ambiguousStreetTypes = set(
        "drive dr court ct place pl square sq circle cir way trail trl loop plaza plz row walk close gardens gdns grove mews park path pass"
            + " point pt ridge run view hill green bend cove crossing xing heights hts landing manor meadow mill rise valley wharf")
    /// The streets whose names are one word.
    static let oneWordStreets = set("broadway embarcadero")
    static let highways = set("highway hwy route rte interstate")
    static let directions = set("n s e w ne nw se sw north south east west northeast northwest southeast southwest")
    /// The lowercase words that may occur within a name.
    static let nameConnectors = set("of the de del la las los and")
    static let units = set("apt apartment suite ste unit floor fl room rm building bldg flat")
    /// The nouns that precede a number and a title, as in "Chapter 5 The Long Road". Such a number is not a house
    /// number.
    static let numberedNouns = set(
        "chapter page pages section part episode season volume number level figure table room step day week year lesson version top")
    /// The words that may follow the name of a street in a sentence.
    static let followingWords = set(
        "in at on and near by is was for to from or with next between today tomorrow tonight before after has where which that opposite")
    static let australian: Set = ["NSW", "VIC", "QLD", "TAS", "WA", "SA", "ACT", "NT"]
    static let states = australian.union(
        """
        AL AK AZ AR CA CO CT DE FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK OR PA RI SC SD TN TX UT \
        VT VA WA WV WI WY DC PR ON QC BC AB MB SK NS NB NL PE YT NU
        """.split(separator: " ").map(String.init))
    static let stateNames: Set = [
        "alabama", "alaska", "arizona", "arkansas", "california", "colorado", "connecticut", "delaware", "florida", "georgia", "hawaii",
        "idaho", "illinois", "indiana", "iowa", "kansas", "kentucky", "louisiana", "maine", "maryland", "massachusetts", "michigan",
        "minnesota", "mississippi", "missouri", "montana", "nebraska", "nevada", "new hampshire", "new jersey", "new mexico", "new york",
        "north carolina", "north dakota", "ohio", "oklahoma", "oregon", "pennsylvania", "rhode island", "south carolina", "south dakota",
        "tennessee", "texas", "utah", "vermont", "virginia", "washington", "west virginia", "wisconsin", "wyoming", "ontario", "quebec",
        "british columbia", "alberta", "manitoba", "saskatchewan", "nova scotia", "new brunswick",
    ]
    static let countries = set("usa us uk england scotland wales ireland canada australia")

    private static func set(_ words: String) -> Set<String> { Set(words.split(separator: " ").map(String.init)) }
}
