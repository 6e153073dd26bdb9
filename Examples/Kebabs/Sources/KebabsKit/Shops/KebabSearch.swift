import Caret

/// Finds kebab shops around a place, in four stages: the place's postcode, the premises of its district, the postcode
/// of each, and their locations.
///
/// Cancelling the task of the search ends the running stage, and starts no other; the locations found by then are
/// kept.
public struct KebabSearch: Sendable {
    /// The search term.
    public static let name = "kebab"
    /// 8: the number of concurrent location requests.
    public static let width = 8
    /// 60 s: the time limit for all location requests.
    public static let patience = Duration.seconds(60)

    private let postcodes: PostcodesClient
    private let ratings: RatingsClient
    private let width: Int
    private let patience: Duration

    /// Creates a search by two services.
    ///
    /// - Parameters:
    ///   - width: the number of concurrent location requests.
    ///   - patience: the time limit for all location requests.
    public init(
        postcodes: PostcodesClient, ratings: RatingsClient, width: Int = KebabSearch.width, patience: Duration = KebabSearch.patience
    ) {
        self.postcodes = postcodes
        self.ratings = ratings
        self.width = width
        self.patience = patience
    }

    /// Returns the shops in the postcode district of a place.
    ///
    /// - Parameters:
    ///   - place: the place where the search begins.
    ///   - listed: receives the premises, lowest score first, as soon as they are known.
    ///   - progress: receives the number of completed location requests, and the number of all.
    /// - Throws: ``SearchError`` if there is no postcode or no list, or the search was cancelled before any location
    ///   was found. Premises without a location throw nothing.
    @MainActor public func shops(
        around place: Place, listed: (@MainActor ([Premises]) -> Void)? = nil,
        progress: (@MainActor (_ done: Int, _ all: Int) -> Void)? = nil
    ) async throws(SearchError) -> KebabReport {
        let postcode = try await nearest(to: place)
        let premises = try await premises(in: postcode.outward)
        listed?(premises.sorted(using: ShopOrder.lowestFirst))
        let postcodes = postcodes
        let results = await batch(premises, width: width, deadline: patience, progress: progress) {
            (item) async throws(LookupError) -> Place in
            guard let postcode = item.postcode else { throw .noPostcode }
            do throws(HTTPError) {
                return try await postcodes.place(of: postcode)
            } catch {
                throw .failed(error)
            }
        }
        let shops = results.map { KebabShop(premises: $0.item, place: $0.result.mapError { $0.lookup }) }
        let report = KebabReport(start: place, postcode: postcode, shops: shops, isComplete: !Task.isCancelled)
        if !report.isComplete, report.located.isEmpty { throw .cancelled }
        return report
    }

    private func nearest(to place: Place) async throws(SearchError) -> Postcode {
        let found: Postcode?
        do {
            found = try await postcodes.nearest(to: place)
        } catch {
            throw error == .cancelled ? .cancelled : .postcode(error)
        }
        guard let found else { throw .noPostcode }
        return found
    }

    private func premises(in district: String) async throws(SearchError) -> [Premises] {
        do {
            return try await ratings.premises(named: Self.name, in: district)
        } catch {
            throw error == .cancelled ? .cancelled : .premises(error)
        }
    }
}

extension BatchError where Failure == LookupError {
    fileprivate var lookup: LookupError {
        switch self {
        case .failed(.failed(.cancelled)), .cancelled: .cancelled
        case .deadlinePassed: .late
        case .failed(let error): error
        }
    }
}

/// The reason for a search without a result.
public enum SearchError: Error, Hashable, Sendable, CustomStringConvertible {
    /// There is no postcode nearby.
    case noPostcode
    /// The request of the postcode failed.
    case postcode(HTTPError)
    /// The request of the list failed.
    case premises(HTTPError)
    /// The task was cancelled.
    case cancelled

    /// The reason as text.
    public var description: String {
        switch self {
        case .noPostcode: "There is no postcode near this place."
        case .postcode(let error): "The postcode was not found: \(error)."
        case .premises(let error): "The list of premises was not found: \(error)."
        case .cancelled: "The search was cancelled."
        }
    }
}
