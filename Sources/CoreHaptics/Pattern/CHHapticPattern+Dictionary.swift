extension CHHapticPattern {
    /// The pattern as a dictionary.
    func exportedDictionary() throws -> [Key: Any] {
        var entries: [[Key: Any]] = []
        for event in events {
            guard event.resource == nil else { throw CHHapticError(.invalidAudioResource) }
            entries.append([.event: Self.dictionary(event)])
        }
        for parameter in parameters {
            let entry: [Key: Any] = [
                .parameterID: parameter.parameterID.rawValue, .parameterValue: Double(parameter.value), .time: parameter.relativeTime,
            ]
            entries.append([.parameter: entry])
        }
        for curve in curves {
            let points = curve.controlPoints.map { point -> [Key: Any] in
                [.time: point.relativeTime, .parameterValue: Double(point.value)]
            }
            let entry: [Key: Any] = [
                .parameterID: curve.parameterID.rawValue, .time: curve.relativeTime, .parameterCurveControlPoints: points,
            ]
            entries.append([.parameterCurve: entry])
        }
        return [.version: 1.0, .pattern: entries]
    }

    private static func dictionary(_ event: CHHapticEvent) -> [Key: Any] {
        var entry: [Key: Any] = [.eventType: event.type.rawValue, .time: event.relativeTime]
        if event.duration > 0 { entry[.eventDuration] = event.duration }
        if let waveform = event.waveform { entry[.eventWaveformPath] = waveform }
        entry[.eventParameters] = event.eventParameters.map { parameter -> [Key: Any] in
            [.parameterID: parameter.parameterID.rawValue, .parameterValue: Double(parameter.value)]
        }
        return entry
    }
}

/// Reads the events, parameters and curves of a dictionary or an AHAP file. The keys are ``CHHapticPattern/Key`` or
/// strings.
struct PatternReader {
    private(set) var events: [CHHapticEvent] = []
    private(set) var parameters: [CHHapticDynamicParameter] = []
    private(set) var curves: [CHHapticParameterCurve] = []

    init(_ dictionary: [String: Any]) throws {
        guard let entries = Self.list(dictionary, .pattern) else { throw CHHapticError(.invalidPatternDictionary) }
        for entry in entries {
            if let event = Self.dictionary(entry[CHHapticPattern.Key.event.rawValue]) {
                events.append(try Self.event(event))
            } else if let parameter = Self.dictionary(entry[CHHapticPattern.Key.parameter.rawValue]) {
                parameters.append(try Self.parameter(parameter))
            } else if let curve = Self.dictionary(entry[CHHapticPattern.Key.parameterCurve.rawValue]) {
                curves.append(try Self.curve(curve))
            } else {
                throw CHHapticError(.invalidPatternDictionary)
            }
        }
    }

    private static func event(_ entry: [String: Any]) throws -> CHHapticEvent {
        guard let type = entry[CHHapticPattern.Key.eventType.rawValue] as? String, let time = number(entry, .time) else {
            throw CHHapticError(.badEventEntry)
        }
        let waveform = entry[CHHapticPattern.Key.eventWaveformPath.rawValue] as? String
        guard type != CHHapticEvent.EventType.audioCustom.rawValue || waveform != nil else { throw CHHapticError(.badEventEntry) }
        let parameters = try (list(entry, .eventParameters) ?? []).map { entry in
            let (id, value) = try identified(entry)
            return CHHapticEventParameter(parameterID: CHHapticEvent.ParameterID(rawValue: id), value: value)
        }
        return CHHapticEvent(
            CHHapticEvent.EventType(rawValue: type), parameters, time, number(entry, .eventDuration) ?? 0, waveform: waveform)
    }

    private static func parameter(_ entry: [String: Any]) throws -> CHHapticDynamicParameter {
        let (id, value) = try identified(entry)
        guard let time = number(entry, .time) else { throw CHHapticError(.badParameterEntry) }
        return CHHapticDynamicParameter(parameterID: CHHapticDynamicParameter.ID(rawValue: id), value: value, relativeTime: time)
    }

    private static func curve(_ entry: [String: Any]) throws -> CHHapticParameterCurve {
        guard let id = entry[CHHapticPattern.Key.parameterID.rawValue] as? String, let time = number(entry, .time),
            let entries = list(entry, .parameterCurveControlPoints)
        else { throw CHHapticError(.badParameterEntry) }
        let points = try entries.map { entry in
            guard let time = number(entry, .time), let value = number(entry, .parameterValue) else {
                throw CHHapticError(.badParameterEntry)
            }
            return CHHapticParameterCurve.ControlPoint(relativeTime: time, value: Float(value))
        }
        return CHHapticParameterCurve(
            parameterID: CHHapticDynamicParameter.ID(rawValue: id), controlPoints: points, relativeTime: time)
    }

    private static func identified(_ entry: [String: Any]) throws -> (String, Float) {
        guard let id = entry[CHHapticPattern.Key.parameterID.rawValue] as? String, let value = number(entry, .parameterValue) else {
            throw CHHapticError(.badParameterEntry)
        }
        return (id, Float(value))
    }

    private static func list(_ entry: [String: Any], _ key: CHHapticPattern.Key) -> [[String: Any]]? {
        guard let items = entry[key.rawValue] as? [Any] else { return nil }
        let dictionaries = items.compactMap(dictionary)
        return dictionaries.count == items.count ? dictionaries : nil
    }

    private static func dictionary(_ value: Any?) -> [String: Any]? {
        if let entries = value as? [CHHapticPattern.Key: Any] {
            return Dictionary(uniqueKeysWithValues: entries.map { ($0.key.rawValue, $0.value) })
        }
        return value as? [String: Any]
    }

    private static func number(_ entry: [String: Any], _ key: CHHapticPattern.Key) -> Double? {
        switch entry[key.rawValue] {
        case let value as any BinaryInteger: Double(exactly: value)
        case let value as any BinaryFloatingPoint: Double(value)
        case let value as NSNumber: value.doubleValue
        default: nil
        }
    }
}
