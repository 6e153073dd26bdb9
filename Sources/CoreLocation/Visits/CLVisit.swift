import Foundation

/// A stay at a place: when it began, when it ended, and where it was.
///
/// - Source: https://developer.apple.com/documentation/corelocation/clvisit
// Every stored property is a constant of a Sendable type; subclasses answer for their own.
open class CLVisit: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    private let stay: Stay

    init(_ stay: Stay) {
        self.stay = stay
        super.init()
    }

    /// A visit at no valid coordinate, from the distant past to the distant future.
    public override convenience init() {
        self.init(Stay(coordinate: kCLLocationCoordinate2DInvalid, accuracy: -1, arrival: .distantPast))
    }

    /// Reads a visit from an archive; `nil` from a broken one.
    public required init?(coder: NSCoder) {
        let numbers = Self.keys.map { coder.containsValue(forKey: $0) ? coder.decodeDouble(forKey: $0) : nil }
        guard let latitude = numbers[0], let longitude = numbers[1], let accuracy = numbers[2], let arrival = numbers[3] else { return nil }
        stay = Stay(
            coordinate: CLLocationCoordinate2D(latitude: latitude, longitude: longitude), accuracy: accuracy,
            arrival: Date(timeIntervalSinceReferenceDate: arrival), departure: numbers[4].map(Date.init(timeIntervalSinceReferenceDate:)))
        super.init()
    }

    private static let keys = ["latitude", "longitude", "accuracy", "arrival", "departure"]

    /// Archives may ask for the class: `true`.
    open class var supportsSecureCoding: Bool { true }

    /// Writes the visit to an archive.
    ///
    /// > Difference from Apple: archives of Apple's systems cannot read it.
    open func encode(with coder: NSCoder) {
        let numbers = [
            stay.coordinate.latitude, stay.coordinate.longitude, stay.accuracy, stay.arrival.timeIntervalSinceReferenceDate,
            stay.departure?.timeIntervalSinceReferenceDate,
        ]
        for (key, number) in zip(Self.keys, numbers) { if let number { coder.encode(number, forKey: key) } }
    }

    /// The visit itself.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// When the stay began; `Date.distantPast` if that is not known.
    open var arrivalDate: Date { stay.arrival }
    /// When the stay ended; `Date.distantFuture` while it goes on.
    open var departureDate: Date { stay.departure ?? .distantFuture }
    /// The middle of the place.
    open var coordinate: CLLocationCoordinate2D { stay.coordinate }
    /// How far the place may be off, in metres.
    open var horizontalAccuracy: CLLocationAccuracy { stay.accuracy }
}
