/// What a manager was asked for, and the task that brings it.
struct LocationDelivery {
    /// Why locations are needed.
    enum Need: Hashable {
        case updates
        case once
        case regions
    }

    var needs: Set<Need> = []
    var task: Task<Void, Never>?
    /// Whether the provider was told the distance filter.
    var isFiltered = false
    /// The last location that the delegate was told; the distance filter begins there.
    var lastTold: CLLocation?

    /// Whether the provider may leave out near locations: one that is asked for once, and the edge of a region, are near.
    var allowsFilter: Bool { needs == [.updates] }

    /// Whether the provider leaves out what is needed by now.
    var isFilteredTooMuch: Bool { isFiltered && needs.contains(.regions) }

    /// Whether a location goes to the delegate by the distance filter.
    func passes(_ location: CLLocation, filter: CLLocationDistance) -> Bool {
        guard filter > 0, let lastTold else { return true }
        return location.distance(from: lastTold) >= filter
    }
}
