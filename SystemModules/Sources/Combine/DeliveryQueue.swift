import OpenCombine

/// Values, and the end of a stream, that wait for the demand of a subscriber.
struct DeliveryQueue<Output, Failure: Error> {
    /// One call of a subscriber.
    enum Step {
        case value(Output)
        case completion(Subscribers.Completion<Failure>)
    }

    /// The number of values that the subscriber still takes. Each step with a value lowers it by one.
    private(set) var demand = Subscribers.Demand.none
    private(set) var completion: Subscribers.Completion<Failure>?
    // Two stacks, because the first element of an array is costly to remove.
    private var added: [Output] = []
    private var reversed: [Output] = []

    /// Whether the subscriber takes more values than the ones that wait.
    var hasRoom: Bool { demand > added.count + reversed.count }

    mutating func add(_ additional: Subscribers.Demand) { demand += additional }

    mutating func append(_ value: Output) { added.append(value) }

    /// Sets the end, which follows the values that wait. Later ends have no effect.
    mutating func end(_ completion: Subscribers.Completion<Failure>) {
        if self.completion == nil { self.completion = completion }
    }

    /// Removes and returns the next step that the demand allows.
    mutating func next() -> Step? {
        if reversed.isEmpty {
            reversed = added.reversed()
            added = []
        }
        if demand > 0, let value = reversed.popLast() {
            demand -= 1
            return .value(value)
        }
        switch completion {
        // A failure does not wait for demand, so that values without demand are lost.
        case .failure?: break
        case .finished? where reversed.isEmpty: break
        default: return nil
        }
        return completion.map(Step.completion)
    }
}
