/// Premises, and where they are or why that is not known.
public struct KebabShop: Sendable, Identifiable {
    /// What the agency says.
    public let premises: Premises
    /// Where they are, by their postcode.
    public let place: Result<Place, LookupError>

    /// A shop.
    public init(premises: Premises, place: Result<Place, LookupError>) {
        self.premises = premises
        self.place = place
    }

    /// The agency's number.
    public var id: Int { premises.id }
    /// 0…5, or `nil`; see ``Premises/hygiene``.
    public var hygiene: Int? { premises.hygiene }
}

/// Why it is not known where a shop is.
public enum LookupError: Error, Hashable, Sendable, CustomStringConvertible {
    /// Its postcode is not known.
    case noPostcode
    /// The postcode's place could not be had.
    case failed(HTTPError)
    /// The search was given up before it was its turn.
    case cancelled
    /// There was no time left for it.
    case late

    /// The reason in words.
    public var description: String {
        switch self {
        case .noPostcode: "no postcode"
        case .failed(.status(404, _)): "its postcode is not known"
        case .failed(let error): "\(error)"
        case .cancelled: "cancelled"
        case .late: "there was no time left"
        }
    }
}
