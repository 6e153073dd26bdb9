// The version of the system that `ProcessInfo` reports to apps: that of the iOS whose UIKit this is, not the
// kernel's.
//
// Foundation has no way to set the version. The linker prefers these definitions to Foundation's for calls of the app
// and of this package. In statically linked programs, Foundation's definitions have precedence.
// UIDevice.systemVersion reads the same numbers.

#include <stdbool.h>

struct version {
    long major, minor, patch;
};

static const struct version own = { 18, 0, 0 };

// ProcessInfo.operatingSystemVersion
__attribute__((swiftcall, weak)) struct version caret_version(void)
    __asm__("$s20FoundationEssentials11ProcessInfoC22operatingSystemVersionAA09OperatingfG0Vvg");

struct version caret_version(void) {
    return own;
}

// ProcessInfo.isOperatingSystemAtLeast(_:)
__attribute__((swiftcall, weak)) bool caret_is_at_least(struct version wanted)
    __asm__("$s20FoundationEssentials11ProcessInfoC24isOperatingSystemAtLeastySbAA0fG7VersionVF");

bool caret_is_at_least(struct version wanted) {
    if (wanted.major != own.major) return wanted.major < own.major;
    if (wanted.minor != own.minor) return wanted.minor < own.minor;
    return wanted.patch <= own.patch;
}
