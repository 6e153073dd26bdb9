import Foundation

/// Receives the placemarks that a geocoder found, or an error.
public typealias CLGeocodeCompletionHandler = @MainActor ([CLPlacemark]?, (any Error)?) -> Void

/// Finds the address of a coordinate, and the coordinate of an address.
///
/// ```swift
/// let places = try await CLGeocoder().geocodeAddressString("10 Downing Street, London")
/// ```
/// Handlers are called once, on the main actor, never from within the call of the app. A geocoder has one request at a time: another one
/// fails with ``CLError/Code/geocodeCanceled``, and the first one goes on.
///
/// > Difference from Apple: the answers are those of a ``GeocodingService``: the one that the app names, else
/// > ``GeocodingSource/standard``. Without a service each request fails with ``CLError/Code/network``.
/// - Source: https://developer.apple.com/documentation/corelocation/clgeocoder
@preconcurrency @MainActor open class CLGeocoder: NSObject {
    /// The source of answers.
    public let service: any GeocodingService
    private var request: GeocodingRequest?

    /// A geocoder with the answers of ``GeocodingSource/standard``.
    public override convenience init() { self.init(service: GeocodingSource.standard) }

    /// A geocoder with the answers of a service.
    public init(service: any GeocodingService) {
        self.service = service
        super.init()
    }

    /// Whether a request has no answer yet.
    open var isGeocoding: Bool { request != nil }

    /// Cancels the request that has no answer yet; its handler receives ``CLError/Code/geocodeCanceled``.
    open func cancelGeocode() {
        guard let cancelled = request else { return }
        request = nil
        cancelled.cancel()
    }

    // MARK: - Addresses of coordinates

    /// Finds the address of a location.
    open func reverseGeocodeLocation(_ location: CLLocation, completionHandler: @escaping CLGeocodeCompletionHandler) {
        reverseGeocodeLocation(location, preferredLocale: nil, completionHandler: completionHandler)
    }

    /// Finds the address of a location, in the language of a locale; in that of the person for `nil`.
    open func reverseGeocodeLocation(
        _ location: CLLocation, preferredLocale locale: Locale?, completionHandler: @escaping CLGeocodeCompletionHandler
    ) {
        ask(GeocodingQuery(.coordinate(location.coordinate), locale: locale ?? .current), completionHandler)
    }

    /// Finds the address of a location, in the language of a locale; in that of the person for `nil`.
    ///
    /// - Throws: ``CLError``.
    open func reverseGeocodeLocation(_ location: CLLocation, preferredLocale locale: Locale? = nil) async throws -> [CLPlacemark] {
        try await answer { self.reverseGeocodeLocation(location, preferredLocale: locale, completionHandler: $0) }
    }

    // MARK: - Coordinates of addresses

    /// Finds the places of an address or name.
    open func geocodeAddressString(_ addressString: String, completionHandler: @escaping CLGeocodeCompletionHandler) {
        geocodeAddressString(addressString, in: nil, preferredLocale: nil, completionHandler: completionHandler)
    }

    /// Finds the places of an address or name, those near a region first.
    open func geocodeAddressString(
        _ addressString: String, in region: CLRegion?, completionHandler: @escaping CLGeocodeCompletionHandler
    ) {
        geocodeAddressString(addressString, in: region, preferredLocale: nil, completionHandler: completionHandler)
    }

    /// Finds the places of an address or name, those near a region first, in the language of a locale; in that of the person for `nil`.
    open func geocodeAddressString(
        _ addressString: String, in region: CLRegion?, preferredLocale locale: Locale?,
        completionHandler: @escaping CLGeocodeCompletionHandler
    ) {
        ask(
            GeocodingQuery(.address(addressString), region: region as? CLCircularRegion, locale: locale ?? .current), completionHandler)
    }

    /// Finds the places of an address or name, those near a region first.
    ///
    /// - Throws: ``CLError``.
    open func geocodeAddressString(
        _ addressString: String, in region: CLRegion? = nil, preferredLocale locale: Locale? = nil
    ) async throws -> [CLPlacemark] {
        try await answer { self.geocodeAddressString(addressString, in: region, preferredLocale: locale, completionHandler: $0) }
    }

    /// Finds the places of an address by the keys of address books: `Street`, `City`, `State`, `ZIP`, `Country`.
    @available(*, deprecated, message: "Use geocodeAddressString(_:completionHandler:).")
    open func geocodeAddressDictionary(
        _ addressDictionary: [AnyHashable: Any], completionHandler: @escaping CLGeocodeCompletionHandler
    ) {
        let parts = ["Street", "City", "State", "ZIP", "Country"].compactMap { addressDictionary[$0] as? String }
        geocodeAddressString(parts.joined(separator: ", "), completionHandler: completionHandler)
    }

    // MARK: - Requests

    private func ask(_ query: GeocodingQuery, _ handler: @escaping CLGeocodeCompletionHandler) {
        let next = GeocodingRequest(handler)
        guard request == nil else { return next.cancel() }
        request = next
        next.begin(query, at: service) { [weak self] in
            if self?.request === next { self?.request = nil }
        }
    }

    private func answer(_ begin: (@escaping CLGeocodeCompletionHandler) -> Void) async throws -> [CLPlacemark] {
        try await withCheckedThrowingContinuation { continuation in
            begin { placemarks, error in
                if let placemarks {
                    continuation.resume(returning: placemarks)
                } else {
                    continuation.resume(throwing: error ?? CLError(.geocodeFoundNoResult))
                }
            }
        }
    }
}
