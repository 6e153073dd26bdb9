import Foundation

/// Made-up premises around a made-up E8, in the words of the two services. No real business is meant.
public enum ReplayStreet {
    /// Where the person is: Hackney, in London.
    public static let start = (latitude: 51.5432, longitude: -0.0554)

    /// postcodes.io's answer for the person's place.
    public static let nearest = #"{"status":200,"result":[{"postcode":"E8 2PB","latitude":51.5432,"longitude":-0.0554,"outcode":"E8"}]}"#

    /// The agency's answer for the district.
    public static func list(_ count: Int) -> String {
        #"{"establishments":["# + (0..<count).map(premises).joined(separator: ",") + #"],"meta":{"totalCount":\#(count)}}"#
    }

    /// The number of the premises at a postcode; `nil` for any other postcode.
    public static func index(of postcode: String) -> Int? {
        guard postcode.hasPrefix("E8 "), let last = postcode.unicodeScalars.last, let middle = postcode.unicodeScalars.dropLast().last,
            let digit = postcode.split(separator: " ").last.flatMap({ Int($0.dropLast(2)) })
        else { return nil }
        return (digit * 26 + Int(middle.value) - 65) * 26 + Int(last.value) - 65
    }

    /// The postcode of the premises with a number.
    public static func postcode(_ index: Int) -> String {
        func letter(_ value: Int) -> String { UnicodeScalar(UInt8(65 + value % 26)).description }
        return "E8 \(index / 676)\(letter(index / 26))\(letter(index))"
    }

    /// postcodes.io's answer for the postcode of the premises with a number.
    public static func place(_ index: Int) -> String {
        let angle = Double(index) * 2.399963
        let reach = 0.0007 * Double(index + 1).squareRoot()
        let latitude = start.latitude + reach * sin(angle)
        let longitude = start.longitude + reach * 1.6 * cos(angle)
        return #"{"status":200,"result":{"postcode":"\#(postcode(index))","latitude":\#(latitude),"longitude":\#(longitude)}}"#
    }

    private static let first = [
        "Golden", "Silver", "Royal", "Corner", "Lucky", "Old", "New", "Little", "Grand", "Star", "Moon", "Garden", "Canal",
    ]
    private static let second = ["Kebab House", "Kebabs", "Grill & Kebab", "Charcoal Kebab", "Kebab Kitchen", "Kebab Palace", "Kebab Stop"]
    private static let streets = ["Mare Street", "Graham Road", "Amhurst Road", "Dalston Lane", "Kingsland Road", "Richmond Road"]

    /// The agency's words for the premises with a number: some unrated, some without scores, some numbers as text.
    private static func premises(_ index: Int) -> String {
        let rating = ["5", "4", "3", "5", "2", "AwaitingInspection", "1", "4", "0", "5", "3", "Exempt", "4"][(index * 7) % 13]
        let name = "\(first[(index * 5 + index / 13) % first.count]) \(second[(index / 3) % second.count])"
        let scores: String
        switch index % 5 {
        case 0: scores = #"{"Hygiene":"\#(index % 6 * 5)","Structural":5,"ConfidenceInManagement":"10"}"#
        case 1: scores = #"{"Hygiene":null,"Structural":null,"ConfidenceInManagement":null}"#
        case 2: scores = "null"
        default: scores = #"{"Hygiene":\#(index % 6 * 5),"Structural":10,"ConfidenceInManagement":5}"#
        }
        return """
            {"FHRSID":\(index % 2 == 0 ? "\(1000 + index)" : "\"\(1000 + index)\""),"BusinessName":"\(name)",\
            "BusinessType":"Takeaway/sandwich shop","AddressLine1":"\(index + 1) \(streets[index % streets.count])","AddressLine2":"",\
            "AddressLine3":null,"AddressLine4":"London","PostCode":"\(postcode(index))","RatingValue":"\(rating)",\
            "RatingDate":"2026-0\(index % 9 + 1)-14T00:00:00","scores":\(scores)}
            """
    }
}
