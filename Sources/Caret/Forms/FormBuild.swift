/// One run of a form's closure.
///
/// The form retains only its own closure. Its groups call their closures while that closure runs. The closure runs
/// first without its groups, so that the values that it reads itself are known. Then it runs with its groups, which are
/// tracked one by one. When a value that one group read has changed, only that group calls its closure again.
@MainActor final class FormBuild {
    /// The groups that call their closures.
    enum Extent {
        /// No group, so that only the form's own closure is tracked.
        case outline
        case all
        case only(Set<FieldGroupPlace>)
    }

    /// The run that is in progress.
    private(set) static var current: FormBuild?

    let model: AnyObject
    let loads: FieldLoads
    /// Whether the form's closure has to run again later.
    private(set) var isRepeatable = false
    /// The number of groups that called their closures.
    private(set) var groupRuns = 0
    /// Whether the closure that is running has decided an `if` or `switch`.
    private(set) var hasCondition = false
    /// The places of the groups that decided an `if` or `switch` without reading an observable value.
    private(set) var unfollowedConditions: [SourceLocation] = []
    private let extent: Extent
    let groupDidChange: @MainActor (FieldGroupPlace) -> Void
    private var occurrences = FieldOccurrences()

    private init(
        _ extent: Extent, _ model: AnyObject, _ loads: FieldLoads, _ groupDidChange: @escaping @MainActor (FieldGroupPlace) -> Void
    ) {
        self.extent = extent
        self.model = model
        self.loads = loads
        self.groupDidChange = groupDidChange
    }

    /// Runs a form's closure.
    ///
    /// - Returns: The result of the closure, and the run.
    static func run<Result>(
        _ extent: Extent, _ model: AnyObject, _ loads: FieldLoads, _ body: () -> Result,
        groupDidChange: @escaping @MainActor (FieldGroupPlace) -> Void
    ) -> (result: Result, build: FormBuild) {
        let build = FormBuild(extent, model, loads, groupDidChange)
        let outer = current
        current = build
        defer { current = outer }
        return (body(), build)
    }

    /// Returns the place of the next group.
    static func nextPlace(_ site: SourceLocation) -> FieldGroupPlace {
        FieldGroupPlace(site: site, occurrence: current?.occurrences.next(nil, site) ?? 0)
    }

    /// Records that the builder of the closure that is running has decided an `if` or `switch`.
    static func recordCondition() { current?.hasCondition = true }

    /// Calls the closure of a group and tracks what it reads, unless this run omits the group.
    ///
    /// - Parameters:
    ///   - isLoaded: Whether the closure depends on a value that the group loads.
    /// - Returns: The fields; `nil` if the run omits the group.
    static func fields<Model: AnyObject>(
        of place: FieldGroupPlace, isLoaded: Bool = false, _ body: () -> [Field<Model>]
    ) -> BuiltFields<Model>? {
        guard let build = current else { return BuiltFields(body()) }
        guard build.includes(place) else { return nil }
        var fields: [Field<Model>] = []
        build.groupRuns += 1
        let groupDidChange = build.groupDidChange
        let hadCondition = build.hasCondition
        build.hasCondition = false
        let reading = Reading(of: { fields = body() }) { groupDidChange(place) }
        if reading.token != nil { build.isRepeatable = true }
        if build.hasCondition, reading.token == nil, !isLoaded { build.unfollowedConditions.append(place.site) }
        build.hasCondition = hadCondition
        return BuiltFields(fields)
    }

    func includes(_ place: FieldGroupPlace) -> Bool {
        switch extent {
        case .outline: false
        case .all: true
        case .only(let places): places.contains(place)
        }
    }

    /// Returns the load of a group. The form's closure has to run again when the value arrives.
    func load<Value>(of group: FieldGroup, at place: FieldGroupPlace) -> FieldLoad<Value> {
        isRepeatable = true
        let load: FieldLoad<Value> = loads.load(of: group)
        load.place = place
        return load
    }

    /// A tracked run of a closure.
    private struct Reading {
        /// An object that the observation retains; `nil` if the closure read no observable value.
        weak var token: ObservationToken?

        @MainActor init(of body: () -> Void, onChange: @escaping @MainActor () -> Void) {
            let token = ObservationToken()
            Hooks.track(body) { withExtendedLifetime(token) { onChange() } }
            self.token = token
        }
    }
}

/// A place at which the closure of a form makes a group.
struct FieldGroupPlace: Hashable {
    let site: SourceLocation
    /// The number of earlier groups from this place, because a loop makes several.
    let occurrence: Int
}
