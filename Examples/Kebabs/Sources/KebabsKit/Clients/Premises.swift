import Foundation

/// A place where food is sold, and how clean it was found to be.
public struct Premises: Hashable, Sendable, Identifiable {
    /// The agency's number.
    public let id: Int
    /// What it says over the door.
    public let name: String
    /// As `Takeaway/sandwich shop`.
    public let business: String?
    /// The lines of the address that are not empty, without the postcode.
    public let address: [String]
    /// `nil` if the agency does not know it, or does not say.
    public let postcode: Postcode?
    /// How clean it is: 0, urgent improvement necessary, to 5, very good.
    ///
    /// `nil` for one that is not rated: new, exempt, or in Scotland, where there are no numbers.
    public let hygiene: Int?
    /// What is said in place of a number; `nil` beside a number, and for words that are not known.
    public let verdict: Verdict?
    /// How many faults were counted, 0 at best; `nil` if the agency sent none. They do not decide whether a shop is rated.
    public let scores: Scores?
    /// The day of the last visit, as `2026-03-14`; `nil` if there was none, or it is not known.
    public let ratedOn: String?

    /// Faults that were counted, 0 at best.
    public struct Scores: Hashable, Sendable {
        /// Of how food is handled: 0…25.
        public let hygiene: Int?
        /// Of the rooms: 0…25.
        public let structural: Int?
        /// Of how much the management is trusted: 0…30.
        public let confidence: Int?
    }

    /// Premises by their values.
    public init(
        id: Int, name: String, business: String? = nil, address: [String] = [], postcode: Postcode? = nil, hygiene: Int? = nil,
        verdict: Verdict? = nil, scores: Scores? = nil, ratedOn: String? = nil
    ) {
        self.id = id
        self.name = name
        self.business = business
        self.address = address
        self.postcode = postcode
        self.hygiene = hygiene
        self.verdict = verdict
        self.scores = scores
        self.ratedOn = ratedOn
    }
}

extension Premises: Decodable {
    private enum Key: String, CodingKey {
        case id = "FHRSID"
        case name = "BusinessName"
        case business = "BusinessType"
        case line1 = "AddressLine1"
        case line2 = "AddressLine2"
        case line3 = "AddressLine3"
        case line4 = "AddressLine4"
        case postcode = "PostCode"
        case rating = "RatingValue"
        case date = "RatingDate"
        case scores
    }

    /// Any value but the number and the name may be missing or null, and numbers may come as text.
    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: Key.self)
        guard let id = try values.number(Int.self, .id) else {
            throw DecodingError.valueNotFound(Int.self, .init(codingPath: values.codingPath, debugDescription: "FHRSID is no number"))
        }
        let lines = [Key.line1, .line2, .line3, .line4].compactMap { try? values.decodeIfPresent(String.self, forKey: $0) }
        let hygiene = try values.number(Int.self, .rating).flatMap { (0...5).contains($0) ? $0 : nil }
        let words = try? values.decodeIfPresent(String.self, forKey: .rating)
        self.init(
            id: id, name: try values.decodeIfPresent(String.self, forKey: .name) ?? "No name",
            business: try values.decodeIfPresent(String.self, forKey: .business), address: lines.filter { !$0.isEmpty },
            postcode: try values.decodeIfPresent(String.self, forKey: .postcode).flatMap(Postcode.init), hygiene: hygiene,
            verdict: hygiene == nil ? words.flatMap(Verdict.init(words:)) : nil,
            scores: try values.decodeIfPresent(Scores.self, forKey: .scores),
            ratedOn: try values.decodeIfPresent(String.self, forKey: .date).flatMap(Self.day))
    }

    /// The day of a date; `nil` for the first ones of calendars, which stand where nobody has been.
    private static func day(_ date: String) -> String? {
        let day = String(date.prefix(10))
        return day.isEmpty || ["1901-01-01", "0001-01-01"].contains(day) ? nil : day
    }
}

extension Premises.Scores: Decodable {
    private enum Key: String, CodingKey {
        case hygiene = "Hygiene"
        case structural = "Structural"
        case confidence = "ConfidenceInManagement"
    }

    /// Numbers may be missing, null, or text.
    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: Key.self)
        hygiene = try values.number(Int.self, .hygiene)
        structural = try values.number(Int.self, .structural)
        confidence = try values.number(Int.self, .confidence)
    }
}
