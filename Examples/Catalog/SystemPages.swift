import AuthenticationServices
import ContactsUI
import LinkPresentation
import MessageUI
import QuickLook
import SafariServices
import UIKit

/// Screens of the modules beside UIKit. The panel "System", which F9 opens, shows what they requested.
@MainActor enum SystemPages {
    static let all =
        [
            CatalogPage("MFMailComposeViewController", "envelope", controller: { PresentingViewController(mails) }),
            CatalogPage("MFMessageComposeViewController", "message", controller: { PresentingViewController(messages) }),
            CatalogPage("SFSafariViewController", "globe", controller: { PresentingViewController(pages) }),
            CatalogPage("QLPreviewController", "doc.richtext", controller: { PresentingViewController(files) }),
            CatalogPage("CNContactPickerViewController", "person.2", controller: { PresentingViewController(contacts) }),
            CatalogPage("LPLinkView", "link", examples: links),
            CatalogPage("ASAuthorizationAppleIDButton", "person", examples: signInButtons),
        ] + RequestPages.all + CoreHapticsPages.all + IntentsPages.all + NetworkPages.all + PhotosPages.all + SecurityPages.all
        + StorePages.all

    private static let mails = [
        PresentingViewController.Way("A mail") { _ in
            let mail = MFMailComposeViewController()
            mail.setToRecipients(["orders@example.org"])
            mail.setSubject("Two kebabs")
            mail.setMessageBody("With garlic, please.", isHTML: false)
            mail.mailComposeDelegate = ComposeDelegate.shared
            return mail
        }
    ]

    private static let messages = [
        PresentingViewController.Way("A message") { _ in
            let message = MFMessageComposeViewController()
            message.recipients = ["020 7946 0000"]
            message.body = "Two kebabs, please."
            message.messageComposeDelegate = ComposeDelegate.shared
            return message
        }
    ]

    private static let pages =
        address.map { address in
            [PresentingViewController.Way("A web page") { _ in SFSafariViewController(url: address) }]
        } ?? []

    private static let files = [
        PresentingViewController.Way("A text") { _ in
            let preview = QLPreviewController()
            preview.dataSource = SampleFile.shared
            return preview
        }
    ]

    private static let contacts = [PresentingViewController.Way("A contact") { _ in CNContactPickerViewController() }]

    private static let address = URL(string: "https://www.example.org/kebabs")

    private static func links() -> [Example] {
        let metadata = LPLinkMetadata()
        metadata.url = address
        metadata.originalURL = address
        metadata.title = "Kebabs of East London"
        return [Example("With a title", LPLinkView(metadata: metadata), isWide: true)]
    }

    private static func signInButtons() -> [Example] {
        let kinds: [(String, ASAuthorizationAppleIDButton.Style)] = [
            ("Black", .black), ("White", .white), ("White with an outline", .whiteOutline),
        ]
        return kinds.map { title, style in
            Example(title, ASAuthorizationAppleIDButton(type: .signIn, style: style), height: 44, isWide: true)
        }
    }
}

/// Closes the composers.
private final class ComposeDelegate: NSObject, MFMailComposeViewControllerDelegate, MFMessageComposeViewControllerDelegate {
    static let shared = ComposeDelegate()

    func mailComposeController(
        _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult, error: (any Error)?
    ) {
        controller.dismiss(animated: true)
    }

    func messageComposeViewController(
        _ controller: MFMessageComposeViewController, didFinishWith result: MessageComposeResult
    ) {
        controller.dismiss(animated: true)
    }
}

/// A text file to preview.
private final class SampleFile: QLPreviewControllerDataSource {
    static let shared = SampleFile()
    private let url = FileManager.default.temporaryDirectory.appendingPathComponent("Menu.txt")

    private init() {
        // Without the file, the preview shows that it cannot be read.
        try? Data("Kebab with garlic 7.50\nKebab with chilli 7.50\nSalad 5.00\n".utf8).write(to: url)
    }

    func numberOfPreviewItems(in controller: QLPreviewController) -> Int { 1 }

    func previewController(_ controller: QLPreviewController, previewItemAt index: Int) -> any QLPreviewItem { url }
}
