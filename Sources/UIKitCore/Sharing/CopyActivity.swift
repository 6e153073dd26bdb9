/// Copies strings, URLs and images to the pasteboard.
final class CopyActivity: UIActivity {
    private var sharedItems = ActivityItems([])

    override class var activityCategory: Category { .share }
    override var activityType: ActivityType? { .copyToPasteboard }
    override var activityTitle: String? { "Copy" }
    override var activityImage: UIImage? { UIImage(systemName: "doc.on.doc") }

    override func canPerform(withActivityItems activityItems: [Any]) -> Bool {
        let sharedItems = ActivityItems(activityItems)
        return sharedItems.count > sharedItems.otherCount
    }

    override func prepare(withActivityItems activityItems: [Any]) { sharedItems = ActivityItems(activityItems) }

    override func perform() {
        UIPasteboard.general.setContent(strings: sharedItems.texts, urls: sharedItems.urls + sharedItems.files, images: sharedItems.images)
        activityDidFinish(true)
    }
}
