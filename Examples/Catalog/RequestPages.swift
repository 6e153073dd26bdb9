import BackgroundTasks
import CoreSpotlight
import LocalAuthentication
import MobileCoreServices
import UIKit
import UniformTypeIdentifiers
import UserNotifications

/// Screens of modules without views: buttons that make requests, and the answer.
@MainActor enum RequestPages {
    typealias Request = RequestViewController.Request

    static let all = [
        CatalogPage("LAContext", "lock", controller: { RequestViewController([Request("Unlock the orders", send: unlock)]) }),
        CatalogPage(
            "UNUserNotificationCenter", "bell",
            controller: {
                RequestViewController([
                    Request("Ask for permission", send: askForPermission), Request("Notify in two seconds", send: notify),
                ])
            }),
        CatalogPage(
            "BGTaskScheduler", "clock", controller: { RequestViewController([Request("Refresh in the background", send: refresh)]) }),
        CatalogPage(
            "CSSearchableIndex", "magnifyingglass", controller: { RequestViewController([Request("Index two dishes", send: index)]) }),
        CatalogPage("CoreServices", "doc", controller: { RequestViewController([Request("The type of .png", send: findType)]) }),
    ]

    private static func unlock() async -> String {
        do {
            try await LAContext().evaluatePolicy(.deviceOwnerAuthentication, localizedReason: "Your orders are private.")
            return "Unlocked"
        } catch {
            return error.localizedDescription
        }
    }

    private static func askForPermission() async -> String {
        let center = UNUserNotificationCenter.current()
        center.delegate = BannerDelegate.shared
        let isAllowed = (try? await center.requestAuthorization(options: [.alert, .sound, .badge])) ?? false
        return isAllowed ? "Allowed" : "Not allowed"
    }

    private static func notify() async -> String {
        let content = UNMutableNotificationContent()
        content.title = "Your order is ready"
        content.body = "Two kebabs with garlic."
        let trigger = UNTimeIntervalNotificationTrigger(timeInterval: 2, repeats: false)
        let request = UNNotificationRequest(identifier: "order", content: content, trigger: trigger)
        do {
            try await UNUserNotificationCenter.current().add(request)
            return "Scheduled"
        } catch {
            return error.localizedDescription
        }
    }

    private static func refresh() async -> String {
        do {
            try BGTaskScheduler.shared.submit(BGAppRefreshTaskRequest(identifier: "org.example.catalog.refresh"))
            return "Submitted"
        } catch {
            return error.localizedDescription
        }
    }

    private static func index() async -> String {
        let items = ["Kebab", "Salad"].map { name in
            let attributes = CSSearchableItemAttributeSet(contentType: .text)
            attributes.title = name
            return CSSearchableItem(uniqueIdentifier: name, domainIdentifier: "dishes", attributeSet: attributes)
        }
        do {
            try await CSSearchableIndex.default().indexSearchableItems(items)
            return "Indexed"
        } catch {
            return error.localizedDescription
        }
    }

    private static func findType() async -> String {
        let identifier = UTTypeCreatePreferredIdentifierForTag(kUTTagClassFilenameExtension, "png" as CFString, nil)
        return identifier?.takeRetainedValue() as String? ?? "Unknown"
    }
}

/// Shows banners while the app is in the foreground.
private final class BannerDelegate: NSObject, UNUserNotificationCenterDelegate, Sendable {
    static let shared = BannerDelegate()

    func userNotificationCenter(
        _ center: UNUserNotificationCenter, willPresent notification: UNNotification
    ) async -> UNNotificationPresentationOptions {
        [.banner, .list, .sound]
    }
}
