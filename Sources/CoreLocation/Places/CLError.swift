import Foundation

/// The reason why there is no location, placemark or beacon.
///
/// - Source: https://developer.apple.com/documentation/corelocation/clerror
public struct CLError: Error, Equatable, Sendable, CustomStringConvertible {
    /// The kind of error.
    public enum Code: Int, Sendable {
        /// The location is currently unknown, but may become known later.
        case locationUnknown = 0
        /// The app is not authorised to use the location.
        case denied = 1
        /// The service cannot be reached.
        case network = 2
        /// The heading cannot be determined.
        case headingFailure = 3
        /// The app is not authorised to monitor regions.
        case regionMonitoringDenied = 4
        /// A region cannot be monitored.
        case regionMonitoringFailure = 5
        /// Monitoring of a region has not started yet.
        case regionMonitoringSetupDelayed = 6
        /// Events of a region may be delayed.
        case regionMonitoringResponseDelayed = 7
        /// A geocoder found no result.
        case geocodeFoundNoResult = 8
        /// A geocoder found a partial result.
        case geocodeFoundPartialResult = 9
        /// A geocoder's request was cancelled.
        case geocodeCanceled = 10
        /// Deferred updates cannot start.
        case deferredFailed = 11
        /// Deferred updates require location updates, which are not running.
        case deferredNotUpdatingLocation = 12
        /// Deferred updates require a higher accuracy.
        case deferredAccuracyTooLow = 13
        /// Deferred updates cannot be combined with a distance filter.
        case deferredDistanceFiltered = 14
        /// Deferred updates were cancelled.
        case deferredCanceled = 15
        /// Beacon ranging is not available.
        case rangingUnavailable = 16
        /// Beacon ranging failed.
        case rangingFailure = 17
        /// The user dismissed a prompt.
        case promptDeclined = 18
        /// No historical location is known.
        case historicalLocationError = 19
    }

    /// The error domain for Foundation.
    public static let errorDomain = "kCLErrorDomain"
    /// ``Code/locationUnknown``
    public static let locationUnknown = Code.locationUnknown
    /// ``Code/denied``
    public static let denied = Code.denied
    /// ``Code/network``
    public static let network = Code.network
    /// ``Code/headingFailure``
    public static let headingFailure = Code.headingFailure
    /// ``Code/regionMonitoringDenied``
    public static let regionMonitoringDenied = Code.regionMonitoringDenied
    /// ``Code/regionMonitoringFailure``
    public static let regionMonitoringFailure = Code.regionMonitoringFailure
    /// ``Code/regionMonitoringSetupDelayed``
    public static let regionMonitoringSetupDelayed = Code.regionMonitoringSetupDelayed
    /// ``Code/regionMonitoringResponseDelayed``
    public static let regionMonitoringResponseDelayed = Code.regionMonitoringResponseDelayed
    /// ``Code/geocodeFoundNoResult``
    public static let geocodeFoundNoResult = Code.geocodeFoundNoResult
    /// ``Code/geocodeFoundPartialResult``
    public static let geocodeFoundPartialResult = Code.geocodeFoundPartialResult
    /// ``Code/geocodeCanceled``
    public static let geocodeCanceled = Code.geocodeCanceled
    /// ``Code/deferredFailed``
    public static let deferredFailed = Code.deferredFailed
    /// ``Code/deferredNotUpdatingLocation``
    public static let deferredNotUpdatingLocation = Code.deferredNotUpdatingLocation
    /// ``Code/deferredAccuracyTooLow``
    public static let deferredAccuracyTooLow = Code.deferredAccuracyTooLow
    /// ``Code/deferredDistanceFiltered``
    public static let deferredDistanceFiltered = Code.deferredDistanceFiltered
    /// ``Code/deferredCanceled``
    public static let deferredCanceled = Code.deferredCanceled
    /// ``Code/rangingUnavailable``
    public static let rangingUnavailable = Code.rangingUnavailable
    /// ``Code/rangingFailure``
    public static let rangingFailure = Code.rangingFailure
    /// ``Code/promptDeclined``
    public static let promptDeclined = Code.promptDeclined
    /// ``Code/historicalLocationError``
    public static let historicalLocationError = Code.historicalLocationError

    /// The kind of error.
    public let code: Code

    /// Creates an error with a code.
    public init(_ code: Code) { self.code = code }

    /// The description of the error as text.
    public var description: String {
        "CLError: \(Self.reasons[code] ?? "error \(code.rawValue)")"
    }

    private static let reasons: [Code: String] = [
        .locationUnknown: "no location is known right now",
        .denied: "the app may not know the location",
        .network: "the service cannot be reached",
        .headingFailure: "the heading is not known",
        .regionMonitoringDenied: "the app may not monitor regions",
        .regionMonitoringFailure: "the region cannot be monitored",
        .regionMonitoringSetupDelayed: "monitoring of the region has not begun yet",
        .regionMonitoringResponseDelayed: "events of the region may come late",
        .geocodeFoundNoResult: "the geocoder found nothing",
        .geocodeFoundPartialResult: "the geocoder found a partial result",
        .geocodeCanceled: "the geocoder's request was cancelled",
        .deferredFailed: "deferred updates cannot begin",
        .deferredNotUpdatingLocation: "deferred updates need location updates",
        .deferredAccuracyTooLow: "deferred updates need a better accuracy",
        .deferredDistanceFiltered: "deferred updates cannot be combined with a distance filter",
        .deferredCanceled: "deferred updates were cancelled",
        .rangingUnavailable: "the machine cannot measure distances to beacons",
        .rangingFailure: "measuring distances to beacons failed",
        .promptDeclined: "the user dismissed the prompt",
        .historicalLocationError: "no historical location is known",
    ]
}

extension CLError: CustomNSError {
    /// The raw value of the code.
    public var errorCode: Int { code.rawValue }
    /// The user info with the localised description.
    public var errorUserInfo: [String: Any] { [NSLocalizedDescriptionKey: description] }
}
