/// The kind of a call.
public enum INCallCapability: Int, Sendable {
    /// The kind is not known.
    case unknown = 0
    /// A call with sound.
    case audioCall = 1
    /// A call with video.
    case videoCall = 2
}

/// The destination of a call.
public enum INCallDestinationType: Int, Sendable {
    /// The destination is not known.
    case unknown = 0
    /// A person.
    case normal = 1
    /// An emergency service.
    case emergency = 2
    /// The voice mail.
    case voicemail = 3
    /// The last person who was called.
    case redial = 4
    /// The last person who called.
    case callBack = 5
}

/// The loudspeaker of a call.
public enum INCallAudioRoute: Int, Sendable {
    /// The route is not known.
    case unknown = 0
    /// The loudspeaker of the device.
    case speakerphoneAudioRoute = 1
    /// A Bluetooth device.
    case bluetoothAudioRoute = 2
}

/// The intent to start a call.
///
/// - Source: https://developer.apple.com/documentation/intents/instartcallintent
open class INStartCallIntent: INIntent {
    /// The persons; `nil` for none.
    public internal(set) var contacts: [INPerson]?
    /// The kind of the call.
    public internal(set) var callCapability: INCallCapability
    /// The destination of the call.
    public internal(set) var destinationType: INCallDestinationType
    /// The loudspeaker of the call.
    public internal(set) var audioRoute: INCallAudioRoute

    /// Creates an intent.
    ///
    /// - Parameters:
    ///   - audioRoute: The loudspeaker.
    ///   - destinationType: The destination.
    ///   - contacts: The persons.
    ///   - callCapability: The kind of the call.
    public init(
        audioRoute: INCallAudioRoute, destinationType: INCallDestinationType, contacts: [INPerson]?, callCapability: INCallCapability
    ) {
        self.audioRoute = audioRoute
        self.destinationType = destinationType
        self.contacts = contacts
        self.callCapability = callCapability
        super.init()
    }

    /// Creates an intent that may answer an earlier call.
    ///
    /// - Parameters:
    ///   - callRecordFilter: The condition of the call to answer; `nil` for none.
    ///   - callRecordToCallBack: The call to answer; `nil` for none.
    ///   - audioRoute: The loudspeaker.
    ///   - destinationType: The destination.
    ///   - contacts: The persons.
    ///   - callCapability: The kind of the call.
    public convenience init(
        callRecordFilter: INCallRecordFilter?, callRecordToCallBack: INCallRecord?, audioRoute: INCallAudioRoute,
        destinationType: INCallDestinationType, contacts: [INPerson]?, callCapability: INCallCapability
    ) {
        self.init(audioRoute: audioRoute, destinationType: destinationType, contacts: contacts, callCapability: callCapability)
        self.callRecordFilter = callRecordFilter
        self.callRecordToCallBack = callRecordToCallBack
    }

    /// The condition of the call to answer; `nil` by default.
    public internal(set) var callRecordFilter: INCallRecordFilter?
    /// The call to answer; `nil` by default.
    public internal(set) var callRecordToCallBack: INCallRecord?
}

/// An earlier call.
open class INCallRecord: NSObject {
    /// The identifier of the call.
    public let identifier: String
    /// The time of the call; `nil` if it is not known.
    public let dateCreated: Date?
    /// The other person; `nil` if it is not known.
    public let caller: INPerson?
    /// The kind of the call.
    public let callCapability: INCallCapability

    /// Creates a record.
    public init(identifier: String, dateCreated: Date?, caller: INPerson?, callCapability: INCallCapability) {
        self.identifier = identifier
        self.dateCreated = dateCreated
        self.caller = caller
        self.callCapability = callCapability
        super.init()
    }
}

/// The condition of an earlier call.
open class INCallRecordFilter: NSObject {
    /// The other persons; `nil` for all.
    public let participants: [INPerson]?
    /// The kind of the call.
    public let callCapability: INCallCapability

    /// Creates a condition.
    public init(participants: [INPerson]?, callCapability: INCallCapability) {
        self.participants = participants
        self.callCapability = callCapability
        super.init()
    }
}

/// The intent to start a call with sound. Replaced by ``INStartCallIntent``.
open class INStartAudioCallIntent: INIntent {
    /// The destination of the call.
    public let destinationType: INCallDestinationType
    /// The persons; `nil` for none.
    public let contacts: [INPerson]?

    /// Creates an intent.
    public init(destinationType: INCallDestinationType, contacts: [INPerson]?) {
        self.destinationType = destinationType
        self.contacts = contacts
        super.init()
    }
}

/// The intent to start a call with video. Replaced by ``INStartCallIntent``.
open class INStartVideoCallIntent: INIntent {
    /// The persons; `nil` for none.
    public let contacts: [INPerson]?

    /// Creates an intent.
    public init(contacts: [INPerson]?) {
        self.contacts = contacts
        super.init()
    }
}
