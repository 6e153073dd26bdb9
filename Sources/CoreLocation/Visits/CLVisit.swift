import Foundation

/// A visit to a place, with its coordinate, arrival and departure.
///
/// - Source: https://developer.apple.com/documentation/corelocation/clvisit
// Unchecked: every stored property is a constant of a Sendable type, and subclasses are responsible for their own.
open class CLVisit: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    private let stay: Stay

    init(_ stay: Stay) {
        self.stay = stay
        super.init()
    }

    /// Creates a visit with an invalid coordinate, which lasts from the distant past to the distant future.
    public override convenience init() {
        self.init(Stay(coordinate: kCLLocationCoordinate2DInvalid, accuracy: -1, arrival: .distantPast))
    }

    /// Creates a visit from an archive; `nil` if the archive is invalid.
    public required init?(coder: NSCoder) {
        let numbers = Self.keys.map { coder.containsValue(forKey: $0) ? coder.decodeDouble(forKey: $0) : nil }
        guard let latitude = numbers[0], let longitude = numbers[1], let accuracy = numbers[2], let arrival = numbers[3] else { return nil }
        stay = Stay(
            coordinate: CLLocationCoordinate2D(latitude: latitude, longitude: longitude), accuracy: accuracy,
            arrival: Date(timeIntervalSinceReferenceDate: arrival), departure: numbers[4].map(Date.init(timeIntervalSinceReferenceDate:)))
        super.init()
    }

    private static let keys = ["latitude", "longitude", "accuracy", "arrival", "departure"]

    /// Whether the class supports secure coding: `true`.
    open class var supportsSecureCoding: Bool { true }

    /// Writes the visit to an archive.
    ///
    /// > Difference from Apple: Apple's systems cannot read the archive.
    open func encode(with coder: NSCoder) {
        let numbers = [
            stay.coordinate.latitude, stay.coordinate.longitude, stay.accuracy, stay.arrival.timeIntervalSinceReferenceDate,
            stay.departure?.timeIntervalSinceReferenceDate,
        ]
        for (key, number) in zip(Self.keys, numbers) { if let number { coder.encode(number, forKey: key) } }
    }

    /// Returns the visit itself.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// The time of arrival; `Date.distantPast` if unknown.
    open var arrivalDate: Date { stay.arrival }
    /// The time of departure; `Date.distantFuture` during the visit.
    open var departureDate: Date { stay.departure ?? .distantFuture }
    /// The centre of the place.
    open var coordinate: CLLocationCoordinate2D { stay.coordinate }
    /// The uncertainty of the coordinate, in metres.
    open var horizontalAccuracy: CLLocationAccuracy { stay.accuracy }
}
