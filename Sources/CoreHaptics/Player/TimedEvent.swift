internal import SystemServices

/// An event of a pattern as a value, with the effect of dynamic parameters.
struct TimedEvent: Sendable {
    let kind: PlayedHaptic.Kind
    let time: TimeInterval
    let duration: TimeInterval
    let intensity: Double
    let sharpness: Double
    let url: URL?

    var isAudio: Bool { kind == .audioContinuous || kind == .audioCustom }

    /// - Parameter sounds: The registered sounds of the engine.
    /// - Throws: ``CHHapticError`` for a sound that does not exist.
    init(_ event: CHHapticEvent, sounds: [CHHapticAudioResourceID: URL], folder: URL?) throws {
        func value(_ id: CHHapticEvent.ParameterID, _ standard: Float) -> Double {
            Double(min(max(event.eventParameters.last { $0.parameterID == id }?.value ?? standard, 0), 1))
        }
        kind =
            switch event.type {
            case .hapticTransient: .transient
            case .hapticContinuous: .continuous
            case .audioContinuous: .audioContinuous
            default: .audioCustom
            }
        time = event.relativeTime
        duration = event.type == .hapticTransient ? 0 : event.duration
        let isHaptic = event.type == .hapticTransient || event.type == .hapticContinuous
        intensity = value(isHaptic ? .hapticIntensity : .audioVolume, 1)
        sharpness = isHaptic ? value(.hapticSharpness, 0.5) : 0
        if let resource = event.resource {
            guard let sound = sounds[resource] else { throw CHHapticError(.invalidAudioResource) }
            url = sound
        } else if let waveform = event.waveform {
            url = try Self.sound(waveform, folder)
        } else {
            guard event.type != .audioCustom else { throw CHHapticError(.invalidAudioResource) }
            url = nil
        }
    }

    /// Finds a sound in the folder of the pattern, and then among the resources of the app.
    private static func sound(_ path: String, _ folder: URL?) throws -> URL {
        let folders = [folder, Bundle.main.resourceURL].compactMap(\.self)
        let files = path.hasPrefix("/") ? [URL(fileURLWithPath: path)] : folders.map { $0.appendingPathComponent(path) }
        guard let file = files.first(where: { FileManager.default.fileExists(atPath: $0.path) }) else {
            throw CHHapticError(.fileNotFound)
        }
        return file
    }
}

/// The course of one dynamic parameter, by time. The last part that has begun is effective.
struct ParameterCourse: Sendable {
    private struct Part: Sendable {
        let id: CHHapticDynamicParameter.ID
        let start: TimeInterval
        /// The times after the start, and the values.
        let points: [(time: TimeInterval, value: Double)]
    }

    private var parts: [Part] = []

    /// Adds a value that is effective from a time.
    mutating func add(_ id: CHHapticDynamicParameter.ID, _ value: Float, at time: TimeInterval) {
        parts.append(Part(id: id, start: time, points: [(0, Double(value))]))
    }

    /// Adds a curve that begins at a time.
    mutating func add(_ curve: CHHapticParameterCurve, at time: TimeInterval) {
        let points = curve.controlPoints.map { (time: $0.relativeTime, value: Double($0.value)) }.sorted { $0.time < $1.time }
        parts.append(Part(id: curve.parameterID, start: time, points: points))
    }

    /// Adds all parts of another course.
    mutating func add(_ other: Self) { parts += other.parts }

    /// Removes the parts that others replaced before a time.
    mutating func removeReplaced(before time: TimeInterval) {
        var effective: [CHHapticDynamicParameter.ID: Int] = [:]
        for (index, part) in parts.enumerated() where part.start <= time {
            if let other = effective[part.id], parts[other].start > part.start { continue }
            effective[part.id] = index
        }
        parts = parts.enumerated().filter { $0.element.start > time || effective[$0.element.id] == $0.offset }.map(\.element)
    }

    /// Returns the value of a parameter at a time; `nil` before its first part.
    func value(_ id: CHHapticDynamicParameter.ID, at time: TimeInterval) -> Double? {
        var part: Part?
        for candidate in parts where candidate.id == id && candidate.start <= time && candidate.start >= part?.start ?? candidate.start {
            part = candidate
        }
        guard let part, let first = part.points.first, let last = part.points.last else { return nil }
        let offset = time - part.start
        guard let next = part.points.firstIndex(where: { $0.time > offset }) else { return last.value }
        guard next > 0 else { return first.value }
        let (start, end) = (part.points[next - 1], part.points[next])
        return start.value + (end.value - start.value) * (offset - start.time) / (end.time - start.time)
    }
}
