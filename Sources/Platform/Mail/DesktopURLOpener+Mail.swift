import CoreGraphics
import Foundation

/// Opens the desktop's mail program with a new mail, by `xdg-email`. The user sends the mail there.
extension DesktopURLOpener: MailSender {
    package var canSendMail: Bool { program("xdg-email") != nil }

    package func send(_ mail: OutgoingMail, completion: @escaping @MainActor (Bool) -> Void) {
        guard let mailer = program("xdg-email") else { return completion(false) }
        Task {
            guard let files = await Self.write(mail.attachments) else { return completion(false) }
            // All text is in the escaped URL, so that no address is read as an option.
            run(mailer, files.flatMap { ["--attach", $0.path] } + [mail.mailtoText], completion: completion)
        }
    }

    /// Writes attachments to a temporary folder that only the user can read. The mail program reads the files at an
    /// unknown time, so the files are left to the system's cleaning of temporary files.
    ///
    /// - Returns: The files; `nil` if a file cannot be written.
    private nonisolated static func write(_ attachments: [OutgoingMail.Attachment]) async -> [URL]? {
        guard !attachments.isEmpty else { return [] }
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("caret-mail-\(UUID().uuidString)", isDirectory: true)
        do {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
            return try attachments.enumerated().map { index, attachment in
                // A folder for each file permits two files of the same name.
                let parent = folder.appendingPathComponent(String(index), isDirectory: true)
                try FileManager.default.createDirectory(at: parent, withIntermediateDirectories: false)
                let file = parent.appendingPathComponent(fileName(attachment.name), isDirectory: false)
                try attachment.data.write(to: file)
                return file
            }
        } catch {
            try? FileManager.default.removeItem(at: folder)
            Diagnostics.report("mail", "An attachment cannot be written to \(folder.path): \(error). The mail is not sent.")
            return nil
        }
    }

    /// Returns a name that is one component of a path.
    private nonisolated static func fileName(_ name: String) -> String {
        let component = String(name.map { $0 == "/" || $0 == "\0" ? "_" : $0 })
        return ["", ".", ".."].contains(component) ? "attachment" : component
    }
}
