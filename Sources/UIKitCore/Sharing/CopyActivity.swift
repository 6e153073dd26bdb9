/// Puts texts and addresses, or else a picture, on the pasteboard.
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
        let words = things.texts + (things.addresses + things.files).map(\.absoluteString)
        if let url = things.addresses.first, words.count == 1 {
            UIPasteboard.general.url = url
        } else if !words.isEmpty {
            UIPasteboard.general.strings = words
        } else {
            UIPasteboard.general.image = things.images.first
        }
        activityDidFinish(true)
    }
}
