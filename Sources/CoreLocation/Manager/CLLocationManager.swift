import Foundation

/// Delivers the location of the machine to an app.
///
/// ```swift
/// let manager = CLLocationManager()
/// manager.delegate = self
/// manager.requestWhenInUseAuthorization()
/// manager.startUpdatingLocation()
/// ```
///
/// The delegate is called asynchronously on the main actor.
///
/// > Difference from Apple: a ``LocationProvider`` provides the locations and the user's consent. Its default is
/// > ``LocationSource/standard``. The system's service asks the user only when locations are requested, so the status
/// > of a refused app does not change earlier. Each manager has its own authorisation. There is no background
/// > delivery, no significant-change service, no heading and no beacon ranging.
/// - Source: https://developer.apple.com/documentation/corelocation/cllocationmanager
@preconcurrency @MainActor open class CLLocationManager: NSObject {
    /// The source of locations.
    public let provider: any LocationProvider
    /// The required accuracy, in metres, or a negative constant; ``kCLLocationAccuracyBest`` by default. Passed to
    /// the provider when updates start.
    open var desiredAccuracy: CLLocationAccuracy = kCLLocationAccuracyBest
    /// The minimum distance between reported locations, in metres; ``kCLDistanceFilterNone`` by default.
    open var distanceFilter: CLLocationDistance = kCLDistanceFilterNone { didSet { if delivery.task != nil { runIfAllowed() } } }
    /// The latest location; `nil` before the first update.
    open internal(set) var location: CLLocation?
    /// The monitored regions.
    open internal(set) var monitoredRegions: Set<CLRegion> = []

    weak var listener: (any CLLocationManagerDelegate)?
    /// The observers, which are notified after the delegate and held strongly.
    package private(set) final var observers: [any CLLocationManagerDelegate] = []
    /// The object that another module associates with the manager.
    package final var companion: AnyObject?
    var authorization = AuthorizationMachine()
    var delivery = LocationDelivery()
    /// The clock for delays between retries.
    var clock: any Clock<Duration> = ContinuousClock()
    var regionStates: [CLRegion: CLRegionState] = [:]
    var stayDetector = StayDetector()

    /// Creates a manager with the provider ``LocationSource/standard``.
    public override convenience init() { self.init(provider: LocationSource.standard) }

    /// Creates a manager with a provider.
    public init(provider: any LocationProvider) {
        self.provider = provider
        super.init()
    }

    isolated deinit { delivery.task?.cancel() }

    /// The delegate, held weakly; `nil` by default. A new delegate receives the authorisation status asynchronously.
    open var delegate: (any CLLocationManagerDelegate)? {
        get { listener }
        set {
            listener = newValue
            guard newValue != nil else { return }
            enqueue { manager in manager.listener.map(manager.notifyAuthorization(to:)) }
        }
    }

    /// Adds an observer, which is notified after the delegate and receives the authorisation status asynchronously.
    package final func addObserver(_ observer: any CLLocationManagerDelegate) {
        observers.append(observer)
        enqueue { [weak observer] manager in observer.map(manager.notifyAuthorization(to:)) }
    }

    /// Notifies the delegate, and then the observers.
    final func notify(_ body: (any CLLocationManagerDelegate) -> Void) {
        let observers = observers
        if let listener { body(listener) }
        for observer in observers { body(observer) }
    }

    // MARK: - Authorization

    /// The authorisation status; ``CLAuthorizationStatus/notDetermined`` until the app has requested authorisation.
    open var authorizationStatus: CLAuthorizationStatus { authorization.status }

    /// The authorised accuracy; always ``CLAccuracyAuthorization/fullAccuracy``.
    open var accuracyAuthorization: CLAccuracyAuthorization { .fullAccuracy }

    /// Requests authorisation to use the location while the app is in use. The delegate is notified of the result.
    open func requestWhenInUseAuthorization() { requestAuthorization(.whenInUse) }

    /// Requests authorisation to use the location at any time. The delegate is notified of the result.
    open func requestAlwaysAuthorization() { requestAuthorization(.always) }

    /// Returns whether location services are available: `true`.
    open class func locationServicesEnabled() -> Bool { true }

    /// Returns whether headings are available: `false`.
    open class func headingAvailable() -> Bool { false }

    /// Returns whether regions of a class can be monitored: only ``CLCircularRegion``.
    open class func isMonitoringAvailable(for regionClass: AnyClass) -> Bool { regionClass is CLCircularRegion.Type }

    // MARK: - Locations

    /// Starts reporting locations until ``stopUpdatingLocation()``. Without authorisation, updates start when the app
    /// is authorised.
    ///
    /// If the location is unknown, the delegate is notified once with ``CLError/Code/locationUnknown``. The manager
    /// then retries after 5 seconds, and after twice the delay each time, up to 80 seconds.
    open func startUpdatingLocation() { start(.updates) }

    /// Stops reporting locations, and cancels a pending request for one location.
    open func stopUpdatingLocation() {
        stop(.once)
        stop(.updates)
    }

    /// Requests one location. The delegate receives the location or an error: ``CLError/Code/locationUnknown`` if the
    /// provider ends without a location.
    open func requestLocation() { start(.once) }

    // MARK: - Regions

    /// Starts monitoring a region, whose entries and exits are reported to the delegate. The region replaces a region
    /// with the same identifier.
    open func startMonitoring(for region: CLRegion) { beginMonitoring(region) }

    /// Stops monitoring a region.
    open func stopMonitoring(for region: CLRegion) { endMonitoring(region) }

    /// Reports asynchronously to the delegate whether the latest location is inside a region.
    open func requestState(for region: CLRegion) {
        let state = location.map { region.encloses($0.coordinate) ? CLRegionState.inside : .outside } ?? .unknown
        enqueue { manager in manager.notify { $0.locationManager(manager, didDetermineState: state, for: region) } }
    }

    // MARK: - Visits

    /// Starts reporting visits: stays of at least five minutes within 150 metres, at their beginning and at their
    /// end.
    ///
    /// > Difference from Apple: visits are detected only from locations that the manager receives while the app runs.
    open func startMonitoringVisits() {
        stayDetector = StayDetector()
        start(.visits)
    }

    /// Stops reporting visits.
    open func stopMonitoringVisits() { stop(.visits) }

    // MARK: - Beacons

    /// Returns whether beacon ranging is available: `false`.
    open class func isRangingAvailable() -> Bool { false }

    /// The constraints whose beacons are ranged; always empty.
    open var rangedBeaconConstraints: Set<CLBeaconIdentityConstraint> { [] }

    /// Requests ranging of a constraint's beacons. The delegate receives ``CLError/Code/rangingUnavailable``.
    open func startRangingBeacons(satisfying constraint: CLBeaconIdentityConstraint) { failRanging(constraint) }

    /// Stops ranging of a constraint's beacons. Does nothing, because ranging is not available.
    open func stopRangingBeacons(satisfying constraint: CLBeaconIdentityConstraint) {}

    /// The older form of ``startRangingBeacons(satisfying:)``.
    @available(*, deprecated, renamed: "startRangingBeacons(satisfying:)")
    open func startRangingBeacons(in region: CLBeaconRegion) { failRanging(region) }

    /// The older form of ``stopRangingBeacons(satisfying:)``.
    @available(*, deprecated, renamed: "stopRangingBeacons(satisfying:)")
    open func stopRangingBeacons(in region: CLBeaconRegion) {}
}
