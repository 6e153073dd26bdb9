import Foundation

/// A file without UIKit, whose names Apple's Foundation has.
final class Model: NSObject {
    private static var key: UInt8 = 0
    func use() {
        objc_sync_enter(self)
        defer { objc_sync_exit(self) }
        objc_setAssociatedObject(self, &Self.key, "kept", .OBJC_ASSOCIATION_RETAIN)
        print(objc_getAssociatedObject(self, &Self.key) as? String ?? "lost", CGAffineTransform.identity.a)
    }
}

import UIKit
