/// A value that changes by steps between a minimum and a maximum.
struct StepperSteps: Equatable {
    private(set) var value: Double = 0
    private(set) var minimum: Double = 0
    private(set) var maximum: Double = 100
    var step: Double = 1
    var wraps = false

    mutating func set(_ new: Double) {
        guard !new.isNaN else { return }
        value = min(max(new, minimum), maximum)
    }

    mutating func setMinimum(_ new: Double) {
        guard !new.isNaN else { return }
        minimum = new
        maximum = max(maximum, new)
        set(value)
    }

    mutating func setMaximum(_ new: Double) {
        guard !new.isNaN else { return }
        maximum = new
        minimum = min(minimum, new)
        set(value)
    }

    func canStep(_ isUp: Bool) -> Bool { wraps || (isUp ? value < maximum : value > minimum) }

    /// Changes the value by a step. Returns whether the value changed.
    mutating func advance(_ isUp: Bool) -> Bool {
        let old = value
        let next = value + (isUp ? step : -step)
        // The value also wraps if the remaining distance is less than a step.
        if wraps, isUp, next > maximum {
            value = minimum
        } else if wraps, !isUp, next < minimum {
            value = maximum
        } else {
            set(next)
        }
        return value != old
    }
}
