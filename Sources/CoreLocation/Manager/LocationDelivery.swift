/// The pending requests of a manager, and the task that receives locations.
struct LocationDelivery {
    /// A reason why locations are needed.
    enum Need: Hashable {
        case updates
        case once
        case regions
        case visits
    }

    var needs: Set<Need> = []
    var task: Task<Void, Never>?
    /// The distance filter that was passed to the provider, in metres; 0 for none.
    var providerDistanceFilter: CLLocationDistance = 0
    var backoff = RetryBackoff()
    /// Whether the task is only waiting for a retry.
    var isWaitingForRetry = false
    /// The last location that was reported to the delegate, from which the distance filter measures.
    var lastReported: CLLocation?

    /// Returns the distance filter for the provider. Requests for one location, regions and visits need every location,
    /// and therefore disable the filter.
    func effectiveDistanceFilter(_ filter: CLLocationDistance) -> CLLocationDistance { needs == [.updates] && filter > 0 ? filter : 0 }

    /// Returns whether a location passes the distance filter.
    func passes(_ location: CLLocation, filter: CLLocationDistance) -> Bool {
        guard filter > 0, let lastReported else { return true }
        return location.distance(from: lastReported) >= filter
    }
}
