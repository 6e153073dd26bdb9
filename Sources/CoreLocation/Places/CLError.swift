import Foundation

/// Why there is no location, placemark or beacon.
///
/// - Source: https://developer.apple.com/documentation/corelocation/clerror
public struct CLError: Error, Equatable, Sendable, CustomStringConvertible {
    /// What went wrong.
    public enum Code: Int, Sendable {
        /// There is none right now; one may come later.
        case locationUnknown = 0
        /// The app may not know it.
        case denied = 1
        /// What it comes from cannot be reached.
        case network = 2
        /// The direction of the machine cannot be determined.
        case headingFailure = 3
        /// Regions may not be monitored.
        case regionMonitoringDenied = 4
        /// A region cannot be monitored.
        case regionMonitoringFailure = 5
        /// Monitoring of a region has not begun yet.
        case regionMonitoringSetupDelayed = 6
        /// Events of a region may come late.
        case regionMonitoringResponseDelayed = 7
        /// A geocoder found nothing.
        case geocodeFoundNoResult = 8
        /// A geocoder found a part of what was asked for.
        case geocodeFoundPartialResult = 9
        /// A geocoder's request was cancelled.
        case geocodeCanceled = 10
        /// Deferred updates cannot begin.
        case deferredFailed = 11
        /// Deferred updates need location updates, which are not running.
        case deferredNotUpdatingLocation = 12
        /// Deferred updates need a better accuracy.
        case deferredAccuracyTooLow = 13
        /// Deferred updates do not go with a distance filter.
        case deferredDistanceFiltered = 14
        /// Deferred updates were cancelled.
        case deferredCanceled = 15
        /// The machine cannot measure distances to beacons.
        case rangingUnavailable = 16
        /// Measuring distances to beacons failed.
        case rangingFailure = 17
        /// The person dismissed a question.
        case promptDeclined = 18
        /// No former location is known.
        case historicalLocationError = 19
    }

    /// The name of these errors for Foundation.
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

    /// What went wrong.
    public let code: Code

    /// An error of that kind.
    public init(_ code: Code) { self.code = code }

    /// What went wrong, in words.
    public var description: String {
        "CLError: \(Self.reasons[code] ?? "error \(code.rawValue)")"
    }

    private static let reasons: [Code: String] = [
        .locationUnknown: "no location is known right now",
        .denied: "the app may not know the location",
        .network: "what the answer comes from cannot be reached",
        .headingFailure: "the direction of the machine is not known",
        .regionMonitoringDenied: "the app may not watch regions",
        .regionMonitoringFailure: "the region cannot be watched",
        .regionMonitoringSetupDelayed: "monitoring of the region has not begun yet",
        .regionMonitoringResponseDelayed: "events of the region may come late",
        .geocodeFoundNoResult: "the geocoder found nothing",
        .geocodeFoundPartialResult: "the geocoder found a part of what was asked for",
        .geocodeCanceled: "the geocoder's request was cancelled",
        .deferredFailed: "deferred updates cannot begin",
        .deferredNotUpdatingLocation: "deferred updates need location updates",
        .deferredAccuracyTooLow: "deferred updates need a better accuracy",
        .deferredDistanceFiltered: "deferred updates do not go with a distance filter",
        .deferredCanceled: "deferred updates were cancelled",
        .rangingUnavailable: "the machine cannot measure distances to beacons",
        .rangingFailure: "measuring distances to beacons failed",
        .promptDeclined: "the person dismissed the question",
        .historicalLocationError: "no former location is known",
    ]
}

extension CLError: CustomNSError {
    /// The code's number.
    public var errorCode: Int { code.rawValue }
    /// The description for people.
    public var errorUserInfo: [String: Any] { [NSLocalizedDescriptionKey: description] }
}
