@_exported import SystemServices
@_exported import UIKit
