/// The values that the groups of a form load.
@MainActor final class FieldLoads {
    private var loads: [FieldGroup: any AnyFieldLoad] = [:]

    /// Returns the load of a group, made on first use.
    func load<Value>(of group: FieldGroup) -> FieldLoad<Value> {
        if let load = loads[group] as? FieldLoad<Value> { return load }
        let load = FieldLoad<Value>()
        loads[group] = load
        return load
    }

    /// Cancels the running tasks. A task starts again when its group is next displayed.
    func cancel() { for load in loads.values { load.cancel() } }

    /// Cancels and discards the loads of groups that the form no longer has.
    func keep(_ groups: Set<FieldGroup>) {
        for (group, load) in loads where !groups.contains(group) {
            load.cancel()
            loads[group] = nil
        }
    }

    /// Discards the values, so that all groups load again.
    func reset() { for load in loads.values { load.reset() } }
}

/// A value that a group loads, of any type.
@MainActor private protocol AnyFieldLoad: AnyObject {
    func cancel()
    func reset()
}

/// A value that a group loads.
@MainActor final class FieldLoad<Value>: AnyFieldLoad {
    enum State {
        /// Nothing is loading.
        case idle
        /// The task was requested, but has not started.
        case requested
        case loading
        case failed(String)
        case loaded(Value)
    }

    private(set) var state = State.idle
    /// The place of the group in the latest run of the form's closure. In a loop, the place of a group changes.
    var place: FieldGroupPlace?
    private var task: Task<Void, Never>?

    isolated deinit { task?.cancel() }

    /// Requests the start of the task. Returns `false` if the task was requested before, runs, or has loaded the value.
    func request() -> Bool {
        switch state {
        case .idle, .failed:
            state = .requested
            return true
        case .requested, .loading, .loaded: return false
        }
    }

    /// Starts the task that loads the value, if it was requested. The closure is retained until it ends.
    ///
    /// - Parameter didEnd: Called after the state has changed, but not after a cancellation.
    func start(_ body: @escaping @MainActor () async throws -> Value, didEnd: @escaping @MainActor () -> Void) {
        guard case .requested = state else { return }
        state = .loading
        task = Task { [weak self] in
            let result: State
            do { result = .loaded(try await body()) } catch { result = .failed(FormError.message(of: error)) }
            // A cancelled task may end late, when another one has taken its place.
            guard let self, !Task.isCancelled else { return }
            state = result
            task = nil
            didEnd()
        }
    }

    func cancel() {
        task?.cancel()
        task = nil
        switch state {
        case .requested, .loading: state = .idle
        case .idle, .failed, .loaded: break
        }
    }

    func reset() {
        cancel()
        state = .idle
    }
}
