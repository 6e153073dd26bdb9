import Foundation

/// Premises where food is sold, and their hygiene rating.
public struct Premises: Hashable, Sendable, Identifiable {
    /// The agency's identifier.
    public let id: Int
    /// The name of the business.
    public let name: String
    /// The type of the business, such as `Takeaway/sandwich shop`.
    public let business: String?
    /// The lines of the address that are not empty, without the postcode.
    public let address: [String]
    /// The postcode; `nil` if the agency does not know or publish it.
    public let postcode: Postcode?
    /// The hygiene score, from 0, urgent improvement necessary, to 5, very good.
    ///
    /// `nil` for premises that are not rated: new, exempt, or in Scotland, where there are no numbers.
    public let hygiene: Int?
    /// The rating without a number; `nil` beside a number, and for unknown texts.
    public let verdict: Verdict?
    /// The counted faults, 0 at best; `nil` if the agency sent none. The faults do not decide whether a shop is
    /// rated.
    public let scores: Scores?
    /// The date of the last inspection, such as `2026-03-14`; `nil` if there was none, or the date is unknown.
    public let ratedOn: String?

    /// Counted faults, 0 at best.
    public struct Scores: Hashable, Sendable {
        /// Faults in the handling of food: 0…25.
        public let hygiene: Int?
        /// Faults of the rooms: 0…25.
        public let structural: Int?
        /// Faults in the confidence in the management: 0…30.
        public let confidence: Int?
    }

    /// Creates premises from their values.
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

    /// Decodes premises. Any value but the identifier and the name may be missing or null, and numbers may be texts.
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

    /// Returns the day of a date; `nil` for the first dates of calendars, which mark premises without inspection.
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

    /// Decodes scores. Numbers may be missing, null, or texts.
    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: Key.self)
        hygiene = try values.number(Int.self, .hygiene)
        structural = try values.number(Int.self, .structural)
        confidence = try values.number(Int.self, .confidence)
    }
}
