/// A list of events with the parameters that change them.
///
/// - Source: https://developer.apple.com/documentation/corehaptics/chhapticpattern
open class CHHapticPattern: NSObject {
    /// The maximum duration of an event, in seconds.
    static let maximumDuration: TimeInterval = 30

    let events: [CHHapticEvent]
    let parameters: [CHHapticDynamicParameter]
    let curves: [CHHapticParameterCurve]
    /// The folder of the AHAP file, in which sounds are searched; `nil` for other patterns.
    let folder: URL?

    /// The time from the beginning to the end of the last event, in seconds.
    open var duration: TimeInterval { events.map { $0.relativeTime + $0.duration }.max() ?? 0 }

    init(
        _ events: [CHHapticEvent], _ parameters: [CHHapticDynamicParameter], _ curves: [CHHapticParameterCurve], folder: URL? = nil
    ) throws {
        // The app may change the times of its events later.
        let events = events.map(\.copied)
        for event in events { try Self.check(event) }
        for parameter in parameters {
            try Self.check(parameter.parameterID, [parameter.value], times: [parameter.relativeTime])
        }
        for curve in curves {
            try Self.check(
                curve.parameterID, curve.controlPoints.map(\.value), times: [curve.relativeTime] + curve.controlPoints.map(\.relativeTime))
        }
        self.events = events
        self.parameters = parameters
        self.curves = curves
        self.folder = folder
        super.init()
    }

    /// Creates a pattern of events and parameters.
    ///
    /// - Throws: ``CHHapticError`` for an unknown type or parameter, and for a time or duration out of range.
    public convenience init(events: [CHHapticEvent], parameters: [CHHapticDynamicParameter]) throws {
        try self.init(events, parameters, [])
    }

    /// Creates a pattern of events and parameter curves.
    ///
    /// - Throws: ``CHHapticError`` for an unknown type or parameter, and for a time or duration out of range.
    public convenience init(events: [CHHapticEvent], parameterCurves: [CHHapticParameterCurve]) throws {
        try self.init(events, [], parameterCurves)
    }

    /// Creates a pattern of a dictionary.
    ///
    /// - Parameter patternDict: A dictionary with the entry ``Key/pattern``.
    /// - Throws: ``CHHapticError`` for a dictionary that describes no pattern.
    public convenience init(dictionary patternDict: [Key: Any]) throws {
        let entries = Dictionary(uniqueKeysWithValues: patternDict.map { ($0.key.rawValue, $0.value) })
        try self.init(PatternReader(entries), folder: nil)
    }

    /// Creates a pattern of an AHAP file.
    ///
    /// - Throws: ``CHHapticError``: `fileNotFound` for a missing file, `invalidPatternData` for a file that is no JSON
    ///   object. Other codes are for a file that describes no pattern.
    public convenience init(contentsOf ahapURL: URL) throws {
        guard let data = try? Data(contentsOf: ahapURL) else { throw CHHapticError(.fileNotFound) }
        try self.init(data: data, folder: ahapURL.deletingLastPathComponent())
    }

    convenience init(data: Data, folder: URL?) throws {
        guard let entries = try? JSONSerialization.jsonObject(with: data) as? [String: Any] else {
            throw CHHapticError(.invalidPatternData)
        }
        try self.init(PatternReader(entries), folder: folder)
    }

    /// Returns the pattern as a dictionary, with which an equal pattern can be created.
    ///
    /// - Throws: ``CHHapticError`` with the code `invalidAudioResource` if an event plays a registered sound, which has
    ///   a number instead of a path.
    open func exportDictionary() throws -> [Key: Any] { try exportedDictionary() }

    private convenience init(_ reader: PatternReader, folder: URL?) throws {
        try self.init(reader.events, reader.parameters, reader.curves, folder: folder)
    }

    private static func check(_ event: CHHapticEvent) throws {
        guard CHHapticEvent.EventType.known.contains(event.type) else { throw CHHapticError(.invalidEventType) }
        guard event.relativeTime >= 0, event.relativeTime.isFinite else { throw CHHapticError(.invalidEventTime) }
        guard event.duration >= 0, event.duration <= maximumDuration else { throw CHHapticError(.invalidEventDuration) }
        for parameter in event.eventParameters {
            guard CHHapticEvent.ParameterID.known.contains(parameter.parameterID), parameter.value.isFinite else {
                throw CHHapticError(.invalidParameterType)
            }
        }
    }

    static func check(_ id: CHHapticDynamicParameter.ID, _ values: [Float], times: [TimeInterval]) throws {
        guard CHHapticDynamicParameter.ID.known.contains(id), values.allSatisfy(\.isFinite) else {
            throw CHHapticError(.invalidParameterType)
        }
        guard times.allSatisfy({ $0 >= 0 && $0.isFinite }) else { throw CHHapticError(.invalidTime) }
    }
}
