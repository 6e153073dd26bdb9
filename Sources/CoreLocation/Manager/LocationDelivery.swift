/// What a manager was asked for, and the task that brings it.
struct LocationDelivery {
    /// Why locations are needed.
    enum Need: Hashable {
        case updates
        case once
        case regions
        case visits
    }

    var needs: Set<Need> = []
    var task: Task<Void, Never>?
    /// How near locations the provider was told to leave out, in metres; 0 for none.
    var leftOut: CLLocationDistance = 0
    var patience = LocationPatience()
    /// Whether the task only waits before it looks again.
    var isResting = false
    /// The last location that the delegate was told; the distance filter begins there.
    var lastTold: CLLocation?

    /// How near ones it may leave out: one that is asked for once, and the edge of a region, are near.
    func mayLeaveOut(_ filter: CLLocationDistance) -> CLLocationDistance { needs == [.updates] && filter > 0 ? filter : 0 }

    /// Whether a location goes to the delegate by the distance filter.
    func passes(_ location: CLLocation, filter: CLLocationDistance) -> Bool {
        guard filter > 0, let lastTold else { return true }
        return location.distance(from: lastTold) >= filter
    }
}
