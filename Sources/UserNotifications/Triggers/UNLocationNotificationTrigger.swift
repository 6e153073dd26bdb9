public import CoreLocation
import Foundation

/// A trigger that fires when the device enters or leaves a region.
///
/// The region's `notifyOnEntry` and `notifyOnExit` determine the direction. If the device is
/// already inside, the trigger waits for the next entry.
///
/// > Difference from Apple: regions are monitored only while the app runs. Their locations come from
/// > `LocationSource.standard`.
/// - Source: https://developer.apple.com/documentation/usernotifications/unlocationnotificationtrigger
// Unchecked: the class adds only a constant of a Sendable type.
open class UNLocationNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
    /// The region.
    public let region: CLRegion

    /// Creates a trigger.
    public init(region: CLRegion, repeats: Bool) {
        self.region = region
        super.init(repeats: repeats)
    }

    override var kind: String { "location" }
}
