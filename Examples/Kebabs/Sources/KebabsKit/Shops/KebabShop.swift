/// Premises, and their location or the reason why it is unknown.
public struct KebabShop: Sendable, Identifiable {
    /// The agency's data.
    public let premises: Premises
    /// The location of the postcode.
    public let place: Result<Place, LookupError>

    /// Creates a shop.
    public init(premises: Premises, place: Result<Place, LookupError>) {
        self.premises = premises
        self.place = place
    }

    /// The agency's identifier.
    public var id: Int { premises.id }
    /// The hygiene score, 0…5, or `nil`; see ``Premises/hygiene``.
    public var hygiene: Int? { premises.hygiene }
}

/// The reason for an unknown location of a shop.
public enum LookupError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The postcode is unknown.
    case noPostcode
    /// The request of the location failed.
    case failed(HTTPError)
    /// The search was cancelled before the request.
    case cancelled
    /// The time limit was reached before the request completed.
    case late

    /// The reason as text.
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
