/// A value that is clamped to a minimum and a maximum.
struct SliderRange: Equatable {
    private(set) var minimum: Float = 0
    private(set) var maximum: Float = 1
    private(set) var value: Float = 0

    /// The value as a fraction of the distance from minimum to maximum, 0…1.
    var fraction: CGFloat {
        let length = maximum - minimum
        return length > 0 && length.isFinite ? CGFloat((value - minimum) / length) : 0
    }

    mutating func set(_ new: Float) {
        guard !new.isNaN else { return }
        value = min(max(new, minimum), maximum)
    }

    mutating func setMinimum(_ new: Float) {
        guard !new.isNaN else { return }
        minimum = new
        maximum = max(maximum, new)
        set(value)
    }

    mutating func setMaximum(_ new: Float) {
        guard !new.isNaN else { return }
        maximum = new
        minimum = min(minimum, new)
        set(value)
    }

    /// Returns the value at a fraction of the distance from minimum to maximum, 0…1.
    func value(at fraction: CGFloat) -> Float { minimum + Float(min(1, max(0, fraction))) * (maximum - minimum) }
}
