/// The timing curve of an animator: the progress as a function of the elapsed fraction of the duration.
struct AnimatorCurve: Sendable {
    private enum Shape: Sendable {
        case cubic(CAMediaTimingFunction)
        case spring(Spring)
    }

    private let shape: Shape
    /// The duration in seconds.
    let duration: Double

    @MainActor init(_ provider: any UITimingCurveProvider, duration: Double) {
        if let parameters = provider.springTimingParameters {
            let timing = parameters.timing(over: duration)
            shape = .spring(timing.spring)
            self.duration = timing.duration
        } else {
            shape = .cubic(provider.cubicTimingParameters?.function ?? CAMediaTimingFunction(name: .easeInEaseOut))
            self.duration = duration
        }
    }

    init(_ function: CAMediaTimingFunction, duration: Double) {
        shape = .cubic(function)
        self.duration = duration
    }

    /// Returns the progress at a fraction of the time: 0 at 0 and 1 at 1. Springs can exceed 1 in between.
    func value(at timeFraction: Double) -> Double {
        guard timeFraction > 0 else { return 0 }
        guard timeFraction < 1 else { return 1 }
        switch shape {
        case .cubic(let function): return function.value(at: timeFraction)
        case .spring(let spring): return spring.value(at: timeFraction * duration)
        }
    }

    /// Returns the fraction of the time, 0…1, at which the progress `value` is first reached.
    func timeFraction(of value: Double) -> Double {
        guard value > 0 else { return 0 }
        guard value < 1 else { return 1 }
        var low = 0.0
        var high = 1.0
        if case .spring = shape {
            // A spring crosses a value several times. Sampling finds the interval that contains the first crossing.
            let sampleCount = 512
            let sampleIndex = (1...sampleCount).first { self.value(at: Double($0) / Double(sampleCount)) >= value } ?? sampleCount
            low = Double(sampleIndex - 1) / Double(sampleCount)
            high = Double(sampleIndex) / Double(sampleCount)
        }
        for _ in 0..<60 {
            let middle = (low + high) / 2
            if self.value(at: middle) < value { low = middle } else { high = middle }
        }
        return (low + high) / 2
    }
}
