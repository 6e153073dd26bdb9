import CoreGraphics

/// Measures the velocity of a touch from its recent locations.
///
/// The velocity is the slope of the least-squares line through the samples of the last tenth of a second. A single
/// late sample, as mice and browsers send it, changes the slope little.
package struct VelocityTracker: Sendable {
    private struct Sample {
        var location: CGPoint
        var time: TimeInterval
    }

    /// The maximum number of samples. A 120 Hz device sends fewer within the window.
    private static let capacity = 16
    private var samples: [Sample] = []

    package init() {
        samples.reserveCapacity(Self.capacity + 1)
    }

    package mutating func add(_ location: CGPoint, at time: TimeInterval) {
        if let last = samples.last, last.time >= time {
            samples[samples.count - 1].location = location
            return
        }
        samples.append(Sample(location: location, time: time))
        if samples.count > Self.capacity { samples.removeFirst() }
    }

    package mutating func reset() {
        samples.removeAll(keepingCapacity: true)
    }

    /// Returns the velocity at `time`, in points per second; zero if the touch has rested or there are too few
    /// samples.
    package func velocity(at time: TimeInterval) -> CGPoint {
        let recent = samples.drop { time - $0.time > GestureThresholds.velocityWindow + 1e-6 }
        guard let first = recent.first, let last = recent.last, last.time > first.time else { return .zero }
        let count = Double(recent.count)
        let meanTime = recent.reduce(0) { $0 + $1.time - first.time } / count
        var sumOfSquares = 0.0
        var slope = CGPoint.zero
        for sample in recent {
            let offset = sample.time - first.time - meanTime
            sumOfSquares += offset * offset
            slope.x += (sample.location.x - first.location.x) * offset
            slope.y += (sample.location.y - first.location.y) * offset
        }
        return CGPoint(x: slope.x / sumOfSquares, y: slope.y / sumOfSquares)
    }
}
