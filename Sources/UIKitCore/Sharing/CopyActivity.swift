/// Copies strings, URLs and images to the pasteboard.
final class CopyActivity: UIActivity {
    private var shared = ActivityItems([])

    override class var activityCategory: Category { .share }
    override var activityType: ActivityType? { .copyToPasteboard }
    override var activityTitle: String? { "Copy" }
    override var activityImage: UIImage? { UIImage(systemName: "doc.on.doc") }

    override func canPerform(withActivityItems activityItems: [Any]) -> Bool {
        let shared = ActivityItems(activityItems)
        return shared.count > shared.otherCount
    }

    override func prepare(withActivityItems activityItems: [Any]) { shared = ActivityItems(activityItems) }

    override func perform() {
        UIPasteboard.general.setContent(strings: shared.texts, urls: shared.urls + shared.files, images: shared.images)
        activityDidFinish(true)
    }
}
