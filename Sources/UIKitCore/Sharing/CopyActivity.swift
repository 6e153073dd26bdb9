/// Copies texts, URLs and images to the pasteboard.
final class CopyActivity: UIActivity {
    private var things = SharedThings([])

    override class var activityCategory: Category { .share }
    override var activityType: ActivityType? { .copyToPasteboard }
    override var activityTitle: String? { "Copy" }
    override var activityImage: UIImage? { UIImage(systemName: "doc.on.doc") }

    override func canPerform(withActivityItems activityItems: [Any]) -> Bool {
        let things = SharedThings(activityItems)
        return things.count > things.others
    }

    override func prepare(withActivityItems activityItems: [Any]) { things = SharedThings(activityItems) }

    override func perform() {
        UIPasteboard.general.put(strings: things.texts, urls: things.addresses + things.files, images: things.images)
        activityDidFinish(true)
    }
}
