/// An opener of URLs that also sends mail with another program.
@MainActor package protocol MailSender: AnyObject {
    /// Whether there is such a program.
    var canSendMail: Bool { get }
    /// Passes a mail to the program; `completion` receives whether the program accepted the mail.
    func send(_ mail: OutgoingMail, completion: @escaping @MainActor (Bool) -> Void)
}
