/// The kind of a message.
public enum INOutgoingMessageType: Int, Sendable {
    /// The kind is not known.
    case unknown = 0
    /// A text.
    case outgoingMessageText = 1
    /// A sound.
    case outgoingMessageAudio = 2
}

/// Something that is attached to a message.
open class INSendMessageAttachment: NSObject {
    /// The recorded sound; `nil` for none.
    public let audioMessageFile: INFile?

    /// Creates an attachment with a recorded sound.
    public init(audioMessageFile: INFile) {
        self.audioMessageFile = audioMessageFile
        super.init()
    }
}

/// A file that is a parameter of an intent.
open class INFile: NSObject {
    /// The contents of the file.
    public let data: Data
    /// The name of the file.
    public let filename: String
    /// The type of the file; `nil` for none.
    public let typeIdentifier: String?
    /// The URL of the file; `nil` for data.
    public let fileURL: URL?

    private init(_ data: Data, _ filename: String, _ typeIdentifier: String?, _ fileURL: URL?) {
        (self.data, self.filename, self.typeIdentifier, self.fileURL) = (data, filename, typeIdentifier, fileURL)
        super.init()
    }

    /// Creates a file of data.
    public convenience init(data: Data, filename: String, typeIdentifier: String?) { self.init(data, filename, typeIdentifier, nil) }

    /// Creates a file with a URL. Its contents are empty if the file cannot be read.
    public convenience init(fileURL: URL, filename: String?, typeIdentifier: String?) {
        self.init((try? Data(contentsOf: fileURL)) ?? Data(), filename ?? fileURL.lastPathComponent, typeIdentifier, fileURL)
    }
}

/// The intent to send a message.
///
/// - Source: https://developer.apple.com/documentation/intents/insendmessageintent
open class INSendMessageIntent: INIntent {
    /// The recipients; `nil` for none.
    public internal(set) var recipients: [INPerson]?
    /// The kind of the message.
    public internal(set) var outgoingMessageType: INOutgoingMessageType
    /// The text; `nil` for none.
    public internal(set) var content: String?
    /// The name of the group; `nil` for none.
    public internal(set) var speakableGroupName: INSpeakableString?
    /// The identifier of the conversation; `nil` for none.
    public internal(set) var conversationIdentifier: String?
    /// The name of the service; `nil` for none.
    public internal(set) var serviceName: String?
    /// The person who sends the message; `nil` for the user.
    public internal(set) var sender: INPerson?
    /// The attachments; `nil` for none.
    public internal(set) var attachments: [INSendMessageAttachment]?

    /// Creates an intent.
    ///
    /// - Parameters:
    ///   - recipients: The recipients.
    ///   - outgoingMessageType: The kind of the message.
    ///   - content: The text.
    ///   - speakableGroupName: The name of the group.
    ///   - conversationIdentifier: The identifier of the conversation.
    ///   - serviceName: The name of the service.
    ///   - sender: The person who sends the message; `nil` for the user.
    ///   - attachments: The attachments.
    public init(
        recipients: [INPerson]?, outgoingMessageType: INOutgoingMessageType, content: String?, speakableGroupName: INSpeakableString?,
        conversationIdentifier: String?, serviceName: String?, sender: INPerson?, attachments: [INSendMessageAttachment]?
    ) {
        self.recipients = recipients
        self.outgoingMessageType = outgoingMessageType
        self.content = content
        self.speakableGroupName = speakableGroupName
        self.conversationIdentifier = conversationIdentifier
        self.serviceName = serviceName
        self.sender = sender
        self.attachments = attachments
        super.init()
    }

    /// Creates an intent without a kind and attachments.
    public convenience init(
        recipients: [INPerson]?, content: String?, speakableGroupName: INSpeakableString?, conversationIdentifier: String?,
        serviceName: String?, sender: INPerson?
    ) {
        self.init(
            recipients: recipients, outgoingMessageType: .unknown, content: content, speakableGroupName: speakableGroupName,
            conversationIdentifier: conversationIdentifier, serviceName: serviceName, sender: sender, attachments: nil)
    }
}

/// A message of the app.
open class INMessage: NSObject {
    /// The identifier of the message.
    public let identifier: String
    /// The identifier of the conversation; `nil` for none.
    public let conversationIdentifier: String?
    /// The text; `nil` for none.
    public let content: String?
    /// The time at which the message was sent; `nil` if it is not known.
    public let dateSent: Date?
    /// The person who sent the message; `nil` if it is not known.
    public let sender: INPerson?
    /// The recipients; `nil` if they are not known.
    public let recipients: [INPerson]?

    /// Creates a message of a conversation.
    public init(
        identifier: String, conversationIdentifier: String?, content: String?, dateSent: Date?, sender: INPerson?, recipients: [INPerson]?
    ) {
        self.identifier = identifier
        self.conversationIdentifier = conversationIdentifier
        self.content = content
        self.dateSent = dateSent
        self.sender = sender
        self.recipients = recipients
        super.init()
    }

    /// Creates a message.
    public convenience init(identifier: String, content: String?, dateSent: Date?, sender: INPerson?, recipients: [INPerson]?) {
        self.init(
            identifier: identifier, conversationIdentifier: nil, content: content, dateSent: dateSent, sender: sender,
            recipients: recipients)
    }
}
