import Foundation

/// A handler that receives the placemarks of a geocoder, or an error.
public typealias CLGeocodeCompletionHandler = @MainActor ([CLPlacemark]?, (any Error)?) -> Void

/// Converts coordinates to addresses, and addresses to coordinates.
///
/// ```swift
/// let places = try await CLGeocoder().geocodeAddressString("10 Downing Street, London")
/// ```
/// Handlers are called once, asynchronously on the main actor. A geocoder has one request at a time: a second request
/// fails with ``CLError/Code/geocodeCanceled``, and the first continues.
///
/// > Difference from Apple: the placemarks come from a ``GeocodingService``: the service that the app specifies, or
/// > ``GeocodingSource/standard``. Without a service, each request fails with ``CLError/Code/network``.
/// - Source: https://developer.apple.com/documentation/corelocation/clgeocoder
@preconcurrency @MainActor open class CLGeocoder: NSObject {
    /// The service that provides the placemarks.
    public let service: any GeocodingService
    private var request: GeocodingRequest?

    /// Creates a geocoder with the service ``GeocodingSource/standard``.
    public override convenience init() { self.init(service: GeocodingSource.standard) }

    /// Creates a geocoder with a service.
    public init(service: any GeocodingService) {
        self.service = service
        super.init()
    }

    /// Whether a request is pending.
    open var isGeocoding: Bool { request != nil }

    /// Cancels the pending request; its handler receives ``CLError/Code/geocodeCanceled``.
    open func cancelGeocode() {
        guard let cancelled = request else { return }
        request = nil
        cancelled.cancel()
    }

    // MARK: - Addresses of coordinates

    /// Requests the address of a location.
    open func reverseGeocodeLocation(_ location: CLLocation, completionHandler: @escaping CLGeocodeCompletionHandler) {
        reverseGeocodeLocation(location, preferredLocale: nil, completionHandler: completionHandler)
    }

    /// Requests the address of a location, in the language of a locale; `nil` for the current locale.
    open func reverseGeocodeLocation(
        _ location: CLLocation, preferredLocale locale: Locale?, completionHandler: @escaping CLGeocodeCompletionHandler
    ) {
        send(GeocodingQuery(.coordinate(location.coordinate), locale: locale ?? .current), completionHandler)
    }

    /// Returns the address of a location, in the language of a locale; `nil` for the current locale.
    ///
    /// - Throws: ``CLError``.
    open func reverseGeocodeLocation(_ location: CLLocation, preferredLocale locale: Locale? = nil) async throws -> [CLPlacemark] {
        try await awaitPlacemarks { self.reverseGeocodeLocation(location, preferredLocale: locale, completionHandler: $0) }
    }

    // MARK: - Coordinates of addresses

    /// Requests the placemarks of an address or name.
    open func geocodeAddressString(_ addressString: String, completionHandler: @escaping CLGeocodeCompletionHandler) {
        geocodeAddressString(addressString, in: nil, preferredLocale: nil, completionHandler: completionHandler)
    }

    /// Requests the placemarks of an address or name, preferring a region.
    open func geocodeAddressString(
        _ addressString: String, in region: CLRegion?, completionHandler: @escaping CLGeocodeCompletionHandler
    ) {
        geocodeAddressString(addressString, in: region, preferredLocale: nil, completionHandler: completionHandler)
    }

    /// Requests the placemarks of an address or name, preferring a region, in the language of a locale; `nil` for the
    /// current locale.
    open func geocodeAddressString(
        _ addressString: String, in region: CLRegion?, preferredLocale locale: Locale?,
        completionHandler: @escaping CLGeocodeCompletionHandler
    ) {
        send(
            GeocodingQuery(.address(addressString), region: region as? CLCircularRegion, locale: locale ?? .current), completionHandler)
    }

    /// Returns the placemarks of an address or name, preferring a region.
    ///
    /// - Throws: ``CLError``.
    open func geocodeAddressString(
        _ addressString: String, in region: CLRegion? = nil, preferredLocale locale: Locale? = nil
    ) async throws -> [CLPlacemark] {
        try await awaitPlacemarks { self.geocodeAddressString(addressString, in: region, preferredLocale: locale, completionHandler: $0) }
    }

    /// Requests the placemarks of an address with the keys of address books: `Street`, `City`, `State`, `ZIP` and
    /// `Country`.
    @available(*, deprecated, message: "Use geocodeAddressString(_:completionHandler:).")
    open func geocodeAddressDictionary(
        _ addressDictionary: [AnyHashable: Any], completionHandler: @escaping CLGeocodeCompletionHandler
    ) {
        let parts = ["Street", "City", "State", "ZIP", "Country"].compactMap { addressDictionary[$0] as? String }
        geocodeAddressString(parts.joined(separator: ", "), completionHandler: completionHandler)
    }

    // MARK: - Requests

    private func send(_ query: GeocodingQuery, _ handler: @escaping CLGeocodeCompletionHandler) {
        let newRequest = GeocodingRequest(handler)
        guard request == nil else { return newRequest.cancel() }
        request = newRequest
        newRequest.begin(query, at: service) { [weak self] in
            if self?.request === newRequest { self?.request = nil }
        }
    }

    private func awaitPlacemarks(_ begin: (@escaping CLGeocodeCompletionHandler) -> Void) async throws -> [CLPlacemark] {
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
