import Foundation
import Platform

/// Opens the desktop's mail program with a new message that contains the strings and URLs.
final class MailActivity: UIActivity {
    private var sharedItems = ActivityItems([])

    override class var activityCategory: Category { .share }
    override var activityType: ActivityType? { .mail }
    override var activityTitle: String? { "Mail" }
    override var activityImage: UIImage? { UIImage(systemName: "envelope") }

    override func canPerform(withActivityItems activityItems: [Any]) -> Bool {
        let sharedItems = ActivityItems(activityItems)
        guard sharedItems.count == sharedItems.texts.count + sharedItems.urls.count, sharedItems.count > 0 else { return false }
        return Self.makeMailURL(sharedItems, subject: "").map(UIApplication.shared.canOpenURL) ?? false
    }

    override func prepare(withActivityItems activityItems: [Any]) { sharedItems = ActivityItems(activityItems) }

    override func perform() {
        guard let url = Self.makeMailURL(sharedItems, subject: sheet?.subject(for: .mail) ?? "") else { return activityDidFinish(false) }
        UIApplication.shared.open(url) { [weak self] in self?.activityDidFinish($0) }
    }

    static func makeMailURL(_ sharedItems: ActivityItems, subject: String) -> URL? {
        let body = (sharedItems.texts + sharedItems.urls.map(\.absoluteString)).joined(separator: "\n")
        return URL(string: OutgoingMail(recipients: [], subject: subject, body: body).mailtoText)
    }
}
