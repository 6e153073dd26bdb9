/// A tap, a vibration or a sound in a pattern.
///
/// - Source: https://developer.apple.com/documentation/corehaptics/chhapticevent
open class CHHapticEvent: NSObject {
    /// The type of the event.
    public let type: EventType
    /// The parameters of the event.
    public let eventParameters: [CHHapticEventParameter]
    /// The time of the event, in seconds from the beginning of the pattern.
    open var relativeTime: TimeInterval
    /// The duration of the event, in seconds; 0 for a tap.
    open var duration: TimeInterval
    /// The number of a sound that is registered with the engine; `nil` for other events.
    let resource: CHHapticAudioResourceID?
    /// The path of a sound in a dictionary; `nil` for other events.
    let waveform: String?

    init(
        _ type: EventType, _ parameters: [CHHapticEventParameter], _ time: TimeInterval, _ duration: TimeInterval,
        resource: CHHapticAudioResourceID? = nil, waveform: String? = nil
    ) {
        self.type = type
        eventParameters = parameters
        relativeTime = time
        self.duration = duration
        self.resource = resource
        self.waveform = waveform
        super.init()
    }

    /// A new event with the values of this one.
    var copied: CHHapticEvent {
        CHHapticEvent(type, eventParameters, relativeTime, duration, resource: resource, waveform: waveform)
    }

    /// Creates an event without a duration, such as a tap.
    ///
    /// - Parameters:
    ///   - type: The type of the event.
    ///   - eventParams: The parameters of the event.
    ///   - time: The time, in seconds from the beginning of the pattern.
    public convenience init(eventType type: EventType, parameters eventParams: [CHHapticEventParameter], relativeTime time: TimeInterval) {
        self.init(type, eventParams, time, 0)
    }

    /// Creates an event with a duration, such as a vibration.
    ///
    /// - Parameters:
    ///   - type: The type of the event.
    ///   - eventParams: The parameters of the event.
    ///   - time: The time, in seconds from the beginning of the pattern.
    ///   - duration: The duration in seconds, at most 30.
    public convenience init(
        eventType type: EventType, parameters eventParams: [CHHapticEventParameter], relativeTime time: TimeInterval,
        duration: TimeInterval
    ) {
        self.init(type, eventParams, time, duration)
    }

    /// Creates an event that plays a sound to its end.
    ///
    /// - Parameters:
    ///   - resID: The number of a sound that is registered with the engine.
    ///   - eventParams: The parameters of the event.
    ///   - time: The time, in seconds from the beginning of the pattern.
    public convenience init(
        audioResourceID resID: CHHapticAudioResourceID, parameters eventParams: [CHHapticEventParameter], relativeTime time: TimeInterval
    ) {
        self.init(.audioCustom, eventParams, time, 0, resource: resID)
    }

    /// Creates an event that plays a sound for a duration.
    ///
    /// - Parameters:
    ///   - resID: The number of a sound that is registered with the engine.
    ///   - eventParams: The parameters of the event.
    ///   - time: The time, in seconds from the beginning of the pattern.
    ///   - duration: The duration, in seconds.
    public convenience init(
        audioResourceID resID: CHHapticAudioResourceID, parameters eventParams: [CHHapticEventParameter],
        relativeTime time: TimeInterval, duration: TimeInterval
    ) {
        self.init(.audioCustom, eventParams, time, duration, resource: resID)
    }
}
