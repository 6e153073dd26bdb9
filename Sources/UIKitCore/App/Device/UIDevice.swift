import Foundation
import Platform

/// The device that the app runs on. On Linux, the main screen determines most properties.
///
/// - Source: https://developer.apple.com/documentation/uikit/uidevice
@preconcurrency @MainActor public final class UIDevice: NSObject {
    /// The current device.
    public static let current = UIDevice()

    private var orientationObserverCount = 0

    private override init() { super.init() }

    // MARK: - Identity

    /// The name of the device; the same as ``model``.
    public var name: String { model }
    /// The model of the device: `iPad` if the main screen has the size of a tablet, else `iPhone`.
    public var model: String { userInterfaceIdiom == .pad ? "iPad" : "iPhone" }
    /// The same as ``model``.
    public var localizedModel: String { model }
    /// The interface idiom of the main screen.
    public var userInterfaceIdiom: UIUserInterfaceIdiom { UIScreen.main.traitCollection.userInterfaceIdiom }
    /// Whether several programs can run at the same time; always `true`.
    public var isMultitaskingSupported: Bool { true }

    /// The name of the system that this UIKit corresponds to: `iPadOS` if the main screen has the size of a tablet,
    /// else `iOS`.
    public var systemName: String { userInterfaceIdiom == .pad ? "iPadOS" : "iOS" }

    /// The version of the system that this UIKit corresponds to: `18.0`. `ProcessInfo` returns the same version.
    ///
    /// > Difference from Apple: `if #available(iOS 26, *)` is true here, since the compiler does not check versions
    /// > on Linux. In statically linked programs, `ProcessInfo` returns the kernel's version.
    public var systemVersion: String { "18.0" }

    /// An identifier of the device for the app: created when first read, and saved in the app's defaults.
    ///
    /// > Difference from Apple: each app has a different identifier, because on Linux the vendor of an app is not
    /// > known.
    public var identifierForVendor: UUID? {
        let key = "CaretIdentifierForVendor"
        if let savedUUID = UserDefaults.standard.string(forKey: key).flatMap(UUID.init(uuidString:)) { return savedUUID }
        let newIdentifier = UUID()
        UserDefaults.standard.set(newIdentifier.uuidString, forKey: key)
        return newIdentifier
    }

    // MARK: - Orientation

    /// The orientation of the device: the orientation that was set, or else portrait or landscape left according to the
    /// main screen's shape.
    ///
    /// > Difference from Apple: the orientation is also available while notifications are not enabled.
    public var orientation: UIDeviceOrientation { ApplicationHost.running.deviceOrientation }

    /// Whether ``orientationDidChangeNotification`` is posted; `false` by default.
    public var isGeneratingDeviceOrientationNotifications: Bool { orientationObserverCount > 0 }

    /// Enables ``orientationDidChangeNotification``. Balance each call with
    /// ``endGeneratingDeviceOrientationNotifications()``.
    public func beginGeneratingDeviceOrientationNotifications() { orientationObserverCount += 1 }

    /// Balances a call of ``beginGeneratingDeviceOrientationNotifications()``. Without such a call, has no effect.
    public func endGeneratingDeviceOrientationNotifications() { orientationObserverCount = max(0, orientationObserverCount - 1) }

    /// Posted by the device after it was turned, while notifications are enabled.
    public nonisolated static let orientationDidChangeNotification = Notification.Name("UIDeviceOrientationDidChangeNotification")

    func orientationDidChange() {
        guard isGeneratingDeviceOrientationNotifications else { return }
        NotificationCenter.default.post(name: Self.orientationDidChangeNotification, object: self)
    }

    // MARK: - Power

    /// Whether ``batteryLevel`` and ``batteryState`` are available; `false` by default.
    public var isBatteryMonitoringEnabled = false

    /// The charge of the battery, 0…1; -1 if the battery is not monitored, or there is none.
    ///
    /// Read from the kernel at each access.
    public var batteryLevel: Float { battery.map { Float($0.level) } ?? -1 }

    /// The state of the battery; `.unknown` if the battery is not monitored, or there is none.
    public var batteryState: BatteryState {
        switch battery?.status {
        case .discharging: .unplugged
        case .charging: .charging
        case .full: .full
        case .unknown, nil: .unknown
        }
    }

    private var battery: PowerSupply? { isBatteryMonitoringEnabled ? ApplicationHost.running.backend.battery : nil }

    /// Whether a proximity sensor is monitored; always `false`. Setting the property has no effect, because there is
    /// no sensor.
    public var isProximityMonitoringEnabled: Bool {
        get { false }
        set {}
    }

    /// Whether the sensor is close to the user; always `false`.
    public var proximityState: Bool { false }

    /// The state of a battery.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uidevice/batterystate-swift.enum
    public enum BatteryState: Int, Sendable {
        /// Not monitored, or no battery.
        case unknown = 0
        /// The battery powers the machine.
        case unplugged = 1
        /// The battery is charging.
        case charging = 2
        /// The battery is full, and the machine is plugged in.
        case full = 3
    }
}
