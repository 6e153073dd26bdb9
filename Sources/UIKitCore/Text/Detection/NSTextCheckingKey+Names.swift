import Foundation

/// A set of `NSTextCheckingResult.CheckingType` as bits.
public typealias NSTextCheckingTypes = UInt64

extension NSTextCheckingKey {
    /// The name of a person or place.
    public static let name = NSTextCheckingKey(rawValue: "Name")
    /// The title of a job.
    public static let jobTitle = NSTextCheckingKey(rawValue: "JobTitle")
    /// The name of a company.
    public static let organization = NSTextCheckingKey(rawValue: "Organization")
    /// The street with the number.
    public static let street = NSTextCheckingKey(rawValue: "Street")
    /// The town.
    public static let city = NSTextCheckingKey(rawValue: "City")
    /// The state or province.
    public static let state = NSTextCheckingKey(rawValue: "State")
    /// The postal code.
    public static let zip = NSTextCheckingKey(rawValue: "ZIP")
    /// The country.
    public static let country = NSTextCheckingKey(rawValue: "Country")
    /// The telephone number.
    public static let phone = NSTextCheckingKey(rawValue: "Phone")
    /// The airline of a flight.
    public static let airline = NSTextCheckingKey(rawValue: "Airline")
    /// The number of a flight.
    public static let flight = NSTextCheckingKey(rawValue: "Flight")
}
