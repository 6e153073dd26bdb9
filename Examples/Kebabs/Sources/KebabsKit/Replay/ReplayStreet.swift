import Foundation

/// Invented premises around an invented E8, in the format of the two services, with their fields, types and gaps. No
/// real business is meant.
public enum ReplayStreet {
    /// The user's location: Hackney, in London.
    public static let start = (latitude: 51.5432, longitude: -0.0554)

    /// The response of postcodes.io for the user's location.
    public static let nearest =
        #"{"status":200,"result":[\#(entry("E8 2PB", latitude: start.latitude, longitude: start.longitude, more: #","distance":31.2"#))]}"#

    /// The agency's response for one page of the district, of 500 premises at most.
    public static func list(_ count: Int, page: Int = 1) -> String {
        let shown = min((page - 1) * 500, count)..<min(page * 500, count)
        let meta = """
            {"dataSource":"API","extractDate":"2026-06-01T12:00:00.0000000+01:00","itemCount":\(shown.count),"returncode":"OK",\
            "totalCount":\(count),"totalPages":\((count + 499) / 500),"pageSize":500,"pageNumber":\(page)}
            """
        let link = #"{"rel":"self","href":"https://ratings.example.org/establishments?name=kebab&address=E8"}"#
        let establishments = shown.map(premises).joined(separator: ",")
        return #"{"establishments":[\#(establishments)],"meta":\#(meta),"links":[\#(link)]}"#
    }

    /// Returns the index of the premises at a postcode; `nil` for any other postcode.
    public static func index(of postcode: String) -> Int? {
        guard postcode.hasPrefix("E8 "), let last = postcode.unicodeScalars.last, let middle = postcode.unicodeScalars.dropLast().last,
            let digit = postcode.split(separator: " ").last.flatMap({ Int($0.dropLast(2)) })
        else { return nil }
        return (digit * 26 + Int(middle.value) - 65) * 26 + Int(last.value) - 65
    }

    /// Returns the postcode of the premises with an index.
    public static func postcode(_ index: Int) -> String {
        func letter(_ value: Int) -> String { UnicodeScalar(UInt8(65 + value % 26)).description }
        return "E8 \(index / 676)\(letter(index / 26))\(letter(index))"
    }

    /// Returns the response of postcodes.io for the postcode of the premises with an index.
    public static func place(_ index: Int) -> String {
        let angle = Double(index) * 2.399963
        let reach = 0.0007 * Double(index + 1).squareRoot()
        let latitude = start.latitude + reach * sin(angle)
        let longitude = start.longitude + reach * 1.6 * cos(angle)
        return #"{"status":200,"result":\#(entry(postcode(index), latitude: latitude, longitude: longitude))}"#
    }

    /// Returns a postcode in the format of postcodes.io, with most of its other fields.
    private static func entry(_ postcode: String, latitude: Double, longitude: Double, more: String = "") -> String {
        let halves = postcode.split(separator: " ")
        return """
            {"postcode":"\(postcode)","quality":1,"eastings":534900,"northings":184500,"country":"England","nhs_ha":"London",\
            "longitude":\(longitude),"latitude":\(latitude),"region":"London","incode":"\(halves.last ?? "")",\
            "outcode":"\(halves.first ?? "")","admin_district":"Hackney","parish":"Hackney, unparished area","admin_county":null,\
            "admin_ward":"Dalston","ced":null,"codes":{"admin_district":"E09000012","admin_county":"E99999999","ced":"E99999999"}\(more)}
            """
    }

    private static let first = [
        "Golden", "Silver", "Royal", "Corner", "Lucky", "Old", "New", "Little", "Grand", "Star", "Moon", "Garden", "Canal",
    ]
    private static let second = ["Kebab House", "Kebabs", "Grill & Kebab", "Charcoal Kebab", "Kebab Kitchen", "Kebab Palace", "Kebab Stop"]
    private static let streets = ["Mare Street", "Graham Road", "Amhurst Road", "Dalston Lane", "Kingsland Road", "Richmond Road"]

    /// Returns the agency's JSON of the premises with an index: some unrated, some not inspected, some without
    /// faults.
    private static func premises(_ index: Int) -> String {
        let rating = ["5", "4", "3", "5", "2", "AwaitingInspection", "1", "4", "0", "5", "3", "Exempt", "4"][(index * 7) % 13]
        let isRated = Int(rating) != nil
        let name = "\(first[(index * 5 + index / 13) % first.count]) \(second[(index / 3) % second.count])"
        let date = isRated ? "2026-0\(index % 9 + 1)-14T00:00:00" : "1901-01-01T00:00:00"
        // Some ratings are without the faults from which they follow.
        let faults = isRated && index % 5 != 1 ? ["\(index % 6 * 5)", "5", "10"] : ["null", "null", "null"]
        let geocode =
            index % 7 == 0
            ? #"{"longitude":null,"latitude":null}"# : #"{"longitude":"\#(start.longitude)","latitude":"\#(start.latitude)"}"#
        return """
            {"FHRSID":\(1000 + index),"ChangesByServerID":0,"LocalAuthorityBusinessID":"PI/\(index)","BusinessName":"\(name)",\
            "BusinessType":"Takeaway/sandwich shop","BusinessTypeID":7844,"AddressLine1":"\(index + 1) \(streets[index % streets.count])",\
            "AddressLine2":"","AddressLine3":"","AddressLine4":"London","PostCode":"\(postcode(index))","Phone":"",\
            "RatingValue":"\(rating)","RatingKey":"fhrs_\(rating.lowercased())_en-gb","RatingDate":"\(date)","LocalAuthorityCode":"512",\
            "LocalAuthorityName":"Hackney","LocalAuthorityWebSite":"https://council.example.org",\
            "LocalAuthorityEmailAddress":"food@council.example.org","scores":{"Hygiene":\(faults[0]),"Structural":\(faults[1]),\
            "ConfidenceInManagement":\(faults[2])},"SchemeType":"FHRS","geocode":\(geocode),"RightToReply":"","Distance":null,\
            "NewRatingPending":\(index % 11 == 0),"meta":{"dataSource":null,"extractDate":"0001-01-01T00:00:00","itemCount":0,\
            "returncode":null,"totalCount":0,"totalPages":0,"pageSize":0,"pageNumber":0},\
            "links":[{"rel":"self","href":"https://ratings.example.org/establishments/\(1000 + index)"}]}
            """
    }
}
