import Foundation
internal import SystemServices
internal import UIKitCore

/// The content of a banner.
@MainActor struct BannerContent {
    let item: NotificationItem
    let title: String
    let subtitle: String
    let body: String
    let image: UIImage?
    let actions: [UNNotificationAction]
    /// Whether the banner remains until the user answers.
    let remains: Bool

    /// The maximum number of actions.
    /// - Source: https://developer.apple.com/documentation/usernotifications/unnotificationcategory
    private static let actionLimit = 10

    /// Creates the content for a notification. Hides texts as far as the user's settings and the category demand.
    init(_ notification: UNNotification, _ category: UNNotificationCategory?, _ settings: UNNotificationSettings) {
        let content = notification.request.content
        item = NotificationItem(notification)
        // The device is unlocked, so only the setting "never" hides contents.
        let isHidden = settings.showPreviewsSetting == .never
        let options = category?.options ?? []
        let isTitleVisible = !isHidden || options.contains(.hiddenPreviewsShowTitle)
        let isSubtitleVisible = !isHidden || options.contains(.hiddenPreviewsShowSubtitle)
        title = isTitleVisible && !content.title.isEmpty ? content.title : PermissionRequests.appName
        subtitle = isSubtitleVisible ? content.subtitle : ""
        let placeholder = category?.hiddenPreviewsBodyPlaceholder ?? ""
        body = !isHidden ? content.body : placeholder.isEmpty ? "Notification" : placeholder
        let picture = content.attachments.first { !$0.isThumbnailHidden }
        image = isHidden ? nil : picture.flatMap { UIImage(contentsOfFile: $0.url.path) }
        actions = Array((category?.actions ?? []).prefix(Self.actionLimit))
        remains = settings.alertStyle == .alert
    }

    /// The texts for assistive technology.
    var spokenText: String {
        [PermissionRequests.appName, title == PermissionRequests.appName ? "" : title, subtitle, body].filter { !$0.isEmpty }
            .joined(separator: ", ")
    }
}
