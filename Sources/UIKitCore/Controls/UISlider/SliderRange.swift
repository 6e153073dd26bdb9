/// A number between two others, whatever is asked of it.
struct SliderRange: Equatable {
    private(set) var minimum: Float = 0
    private(set) var maximum: Float = 1
    private(set) var value: Float = 0

    /// How far along the value is, 0…1.
    var share: CGFloat {
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

    /// The value at a share of the way.
    func value(at share: CGFloat) -> Float { minimum + Float(min(1, max(0, share))) * (maximum - minimum) }
}
