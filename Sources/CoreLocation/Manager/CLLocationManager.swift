import Foundation

/// Tells an app where the machine is.
///
/// ```swift
/// let manager = CLLocationManager()
/// manager.delegate = self
/// manager.requestWhenInUseAuthorization()
/// manager.startUpdatingLocation()
/// ```
///
/// The delegate is called on the main actor, never from within a call of the app's own.
///
/// > Difference from Apple: where locations come from, and what the person answers, is a ``LocationProvider``'s to say: the one that the
/// > app names, else the one of ``LocationSource/standard``. The system's service asks the person when locations are asked for, not before:
/// > an app that is refused then hears of it as if it had been refused at once. What the app may know is kept per manager. Background
/// > delivery, significant changes and headings do not exist; beacons are not found.
/// - Source: https://developer.apple.com/documentation/corelocation/cllocationmanager
@preconcurrency @MainActor open class CLLocationManager: NSObject {
    /// Where locations come from.
    public let provider: any LocationProvider
    /// How exact locations need to be, in metres, or a constant below zero; ``kCLLocationAccuracyBest`` by default. The provider gets it
    /// when updates begin.
    open var desiredAccuracy: CLLocationAccuracy = kCLLocationAccuracyBest
    /// How far one has to go before the next location is reported, in metres; ``kCLDistanceFilterNone`` by default.
    open var distanceFilter: CLLocationDistance = kCLDistanceFilterNone { didSet { if delivery.task != nil { runIfAllowed() } } }
    /// The last location that came; `nil` before the first.
    open internal(set) var location: CLLocation?
    /// The regions that are watched.
    open internal(set) var monitoredRegions: Set<CLRegion> = []

    weak var listener: (any CLLocationManagerDelegate)?
    /// Who hears everything after the delegate; kept by the manager.
    package private(set) final var observers: [any CLLocationManagerDelegate] = []
    /// What another module keeps with the manager.
    package final var companion: AnyObject?
    var authorization = AuthorizationMachine()
    var delivery = LocationDelivery()
    /// What the time before another try is measured with.
    var clock: any Clock<Duration> = ContinuousClock()
    var regionStates: [CLRegion: CLRegionState] = [:]
    var stays = StayDetector()

    /// A manager with the locations of ``LocationSource/standard``.
    public override convenience init() { self.init(provider: LocationSource.standard) }

    /// A manager with the locations of that provider.
    public init(provider: any LocationProvider) {
        self.provider = provider
        super.init()
    }

    isolated deinit { delivery.task?.cancel() }

    /// Who is told. Held weakly; `nil` by default. A new one is soon told what the app may know.
    open var delegate: (any CLLocationManagerDelegate)? {
        get { listener }
        set {
            listener = newValue
            guard newValue != nil else { return }
            later { manager in manager.listener.map(manager.tellAuthorization(to:)) }
        }
    }

    /// Adds somebody who hears everything after the delegate, and is soon told what the app may know.
    package final func addObserver(_ observer: any CLLocationManagerDelegate) {
        observers.append(observer)
        later { [weak observer] manager in observer.map(manager.tellAuthorization(to:)) }
    }

    /// Tells the delegate, then the observers.
    final func tell(_ body: (any CLLocationManagerDelegate) -> Void) {
        let observers = observers
        if let listener { body(listener) }
        for observer in observers { body(observer) }
    }

    // MARK: - Authorization

    /// What the app may know; ``CLAuthorizationStatus/notDetermined`` until it has asked.
    open var authorizationStatus: CLAuthorizationStatus { authorization.status }

    /// How exactly the app may know it: fully.
    open var accuracyAuthorization: CLAccuracyAuthorization { .fullAccuracy }

    /// Asks to know the location while the app is in use. The answer comes to the delegate.
    open func requestWhenInUseAuthorization() { ask(.whenInUse) }

    /// Asks to know the location at any time. The answer comes to the delegate.
    open func requestAlwaysAuthorization() { ask(.always) }

    /// Whether there are locations at all: yes.
    open class func locationServicesEnabled() -> Bool { true }

    /// Whether there are headings: no.
    open class func headingAvailable() -> Bool { false }

    /// Whether regions of a kind can be watched: circular ones.
    open class func isMonitoringAvailable(for regionClass: AnyClass) -> Bool { regionClass is CLCircularRegion.Type }

    // MARK: - Locations

    /// Reports locations until ``stopUpdatingLocation()``; at once if the app may know them, else as soon as it may.
    ///
    /// Where the machine does not know its place, the delegate hears of that once, as ``CLError/Code/locationUnknown``; the manager looks again
    /// after 5 seconds, and after twice as long each time, up to 80.
    open func startUpdatingLocation() { start(.updates) }

    /// Reports no more locations; a request for one is given up too.
    open func stopUpdatingLocation() {
        stop(.once)
        stop(.updates)
    }

    /// Reports one location, or an error: ``CLError/Code/locationUnknown`` if the provider ends without one.
    open func requestLocation() { start(.once) }

    // MARK: - Regions

    /// Tells the delegate when a region is entered or left; one with the same identifier is no longer watched.
    open func startMonitoring(for region: CLRegion) { watch(region) }

    /// Watches a region no more.
    open func stopMonitoring(for region: CLRegion) { unwatch(region) }

    /// Tells the delegate whether the last known location is in a region.
    open func requestState(for region: CLRegion) {
        let state = location.map { region.holds($0.coordinate) ? CLRegionState.inside : .outside } ?? .unknown
        later { manager in manager.tell { $0.locationManager(manager, didDetermineState: state, for: region) } }
    }

    // MARK: - Visits

    /// Reports stays of five minutes and more within 150 metres, when they begin and when they end.
    ///
    /// > Difference from Apple: visits are found in the locations that come while the app runs.
    open func startMonitoringVisits() {
        stays = StayDetector()
        start(.visits)
    }

    /// Reports no more visits.
    open func stopMonitoringVisits() { stop(.visits) }

    // MARK: - Beacons

    /// Whether the machine measures distances to beacons: no.
    open class func isRangingAvailable() -> Bool { false }

    /// The constraints whose beacons are ranged: none.
    open var rangedBeaconConstraints: Set<CLBeaconIdentityConstraint> { [] }

    /// Asks for the beacons of a constraint. The delegate receives ``CLError/Code/rangingUnavailable``.
    open func startRangingBeacons(satisfying constraint: CLBeaconIdentityConstraint) { failRanging(constraint) }

    /// Asks for the beacons of a constraint no more. Does nothing, as none are ranged.
    open func stopRangingBeacons(satisfying constraint: CLBeaconIdentityConstraint) {}

    /// The older form of ``startRangingBeacons(satisfying:)``.
    @available(*, deprecated, renamed: "startRangingBeacons(satisfying:)")
    open func startRangingBeacons(in region: CLBeaconRegion) { failRanging(region) }

    /// The older form of ``stopRangingBeacons(satisfying:)``.
    @available(*, deprecated, renamed: "stopRangingBeacons(satisfying:)")
    open func stopRangingBeacons(in region: CLBeaconRegion) {}
}
