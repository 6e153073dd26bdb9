import Foundation
import Platform
import SystemServices

/// Sends a mail: records it, and passes it to the desktop's mail program if the app is shown in a window.
@MainActor enum MailDesktop {
    /// The opener of the desktop's mail program; `nil` in tests and browser pages.
    static var sender: (any MailSender)? { ApplicationHost.running.backend.urlOpener as? any MailSender }

    /// Sends a mail.
    ///
    /// - Parameter plainText: The body without HTML.
    static func send(
        _ mail: MailMessage, plainText: String, completion: @escaping @MainActor (Result<MFMailComposeResult, MFMailError>) -> Void
    ) {
        let service = ApplicationHost.running.system.mail
        if let failure = service.consumeFailure() { return completion(.failure(MFMailError(answer: failure))) }
        guard let sender else {
            service.recordSent(mail)
            return completion(.success(.sent))
        }
        let token = PendingWork.begin("sending mail")
        sender.send(OutgoingMail(mail, plainText: plainText)) { isSent in
            PendingWork.end(token)
            if isSent { service.recordSent(mail) }
            completion(isSent ? .success(.sent) : .failure(MFMailError(.sendFailed)))
        }
    }

    /// Saves a draft.
    static func save(_ mail: MailMessage) -> Result<MFMailComposeResult, MFMailError> {
        let service = ApplicationHost.running.system.mail
        if let failure = service.consumeFailure() { return .failure(MFMailError(answer: failure)) }
        service.recordDraft(mail)
        return .success(.saved)
    }
}

extension MFMailError {
    fileprivate init(answer failure: MailFailure) {
        switch failure {
        case .saveFailed: self.init(.saveFailed)
        case .sendFailed: self.init(.sendFailed)
        }
    }
}

extension OutgoingMail {
    fileprivate init(_ mail: MailMessage, plainText: String) {
        self.init(
            recipients: mail.recipients, cc: mail.cc, bcc: mail.bcc, subject: mail.subject, body: plainText,
            attachments: mail.attachments.map { Attachment(name: $0.fileName, data: $0.data) })
    }
}
