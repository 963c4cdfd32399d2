// swift-tools-version: 6.2
import PackageDescription

// One line per module. A module has its code in `Sources`, its tests in `Tests`, shared mocks in `Mocks`, and C code in
// a separate folder.
let modules: [[Target]] = [
    [.target(name: "ChallengePlatform", path: "Libraries/Core/Platform")],
    library("Core", mocks: [], testsUse: ["TestSupport"]),
    library("JSON", uses: ["Core"], testsUse: ["TestSupport"]),
    library("System", testsUse: ["TestSupport"]),
    library(
        "Networking", uses: ["Core", "JSON", "System", "NetworkingFrames"], mocks: ["Core", "CoreMocks"],
        testsUse: ["CoreMocks", "Mirror", "TestSupport", "challenge-network"]),
    [
        .target(
            name: "ChallengeNetworkingFrames", dependencies: challenge([]), path: "Libraries/Networking/Frames")
    ],
    networkWorker(uses: ["Core", "Networking", "NetworkingFrames"]),
    library(
        "Persistence", uses: ["Core", "System"], c: "CSQLite", links: ":libsqlite3.so.0",
        testsUse: ["TestSupport"]),
    library("Resources", uses: ["Core", "JSON"], c: "CResources", testsUse: ["TestSupport"]),
    library(
        "Repository", uses: ["Core", "JSON", "Networking", "Persistence", "Resources"],
        mocks: ["Core", "CoreMocks", "Networking", "Persistence"],
        testsUse: ["CoreMocks", "TestSupport"]),
    library(
        "Terminal", uses: ["Core", "JSON", "Resources", "System"], mocks: ["Core", "JSON"], testsUse: ["TestSupport"]),
    library(
        "APIs", uses: ["Core", "Networking", "Repository", "Resources", "Terminal"],
        testsUse: ["CoreMocks", "Mirror", "NetworkingMocks", "Persistence", "TestSupport"]),
    library(
        "Screen", uses: ["Core", "System", "Terminal"], mocks: ["Terminal"],
        testsUse: ["CoreMocks", "TestSupport", "challenge-screen-sample"]),
    [
        .executableTarget(
            name: "challenge-screen-sample", dependencies: challenge(["Screen", "Terminal"]),
            path: "Libraries/Screen/Sample")
    ],
    library(
        "Pictures", uses: ["Core", "Networking", "Resources", "System", "Terminal"],
        testsUse: ["CoreMocks", "NetworkingMocks", "TestSupport", "challenge-picture"]),
    [
        .executableTarget(
            name: "challenge-picture", dependencies: challenge(["System"]), path: "Libraries/Pictures/Decoder",
            linkerSettings: [.unsafeFlags(staticCPlusPlus())])
    ],
    library(
        "Collections",
        uses: ["Core", "JSON", "Persistence", "Pictures", "Repository", "Resources", "Screen", "Terminal"],
        mocks: [
            "Core", "CoreMocks", "JSON", "NetworkingMocks", "Persistence", "Pictures", "Repository",
            "RepositoryMocks", "Terminal",
        ],
        testsUse: ["CoreMocks", "Networking", "NetworkingMocks", "RepositoryMocks", "TerminalMocks", "TestSupport"]),
    library("Mirror", uses: ["Core", "JSON", "System"], c: "CMirrorData"),
    library("Generation", uses: ["JSON", "System", "Terminal"], testsUse: ["TerminalMocks", "TestSupport"]),
    feature(
        "Character", uses: ["Core", "JSON", "Collections", "Repository", "Resources", "APIs", "Terminal"],
        testsUse: [
            "CollectionsMocks", "CoreMocks", "Mirror", "Networking", "NetworkingMocks", "Persistence",
            "RepositoryMocks", "TerminalMocks",
            "TestSupport",
        ]),
    feature(
        "Episode", uses: ["Core", "JSON", "Collections", "Repository", "Resources", "APIs", "Terminal"],
        testsUse: [
            "CollectionsMocks", "CoreMocks", "Mirror", "Networking", "NetworkingMocks", "Persistence",
            "RepositoryMocks", "TerminalMocks",
            "TestSupport",
        ]),
    feature(
        "Favorite",
        uses: [
            "Core", "JSON", "Persistence", "Collections", "Repository", "Resources", "Terminal",
        ],
        testsUse: ["CollectionsMocks", "CoreMocks", "TerminalMocks", "TestSupport"]),
    feature(
        "History", uses: ["Core", "JSON", "Persistence", "Collections", "Resources", "Terminal"],
        testsUse: ["CoreMocks", "TerminalMocks", "TestSupport"]),
    feature(
        "Sync", uses: ["Core", "JSON", "Collections", "Persistence", "Repository", "Resources", "Terminal"],
        testsUse: ["CoreMocks", "TerminalMocks", "TestSupport"]),
    feature(
        "Search", uses: ["Core", "JSON", "Collections", "Repository", "Resources", "Terminal"],
        testsUse: ["CoreMocks", "TerminalMocks"]),
    feature(
        "Browse", uses: ["Core", "Collections", "JSON", "Pictures", "Resources", "Screen", "Terminal"],
        testsUse: ["CoreMocks", "TestSupport"]),
    feature(
        "Statistics", uses: ["Core", "JSON", "Collections", "Repository", "Resources", "Terminal"],
        testsUse: [
            "CollectionsMocks", "CoreMocks", "NetworkingMocks", "Persistence", "RepositoryMocks", "TerminalMocks",
        ]),
    feature(
        "Cache", uses: ["Core", "JSON", "Persistence", "Collections", "Resources", "Terminal"],
        testsUse: ["CoreMocks", "TerminalMocks", "TestSupport"]),
    feature(
        "Doctor", uses: ["Core", "JSON", "Networking", "Persistence", "Resources", "Terminal"],
        testsUse: ["CoreMocks", "TerminalMocks", "TestSupport"]),
    feature(
        "Configuration", uses: ["Core", "JSON", "Persistence", "Collections", "Resources", "System", "Terminal"],
        testsUse: ["TerminalMocks", "TestSupport"]),
    feature(
        "Location", uses: ["Core", "JSON", "Collections", "Repository", "Resources", "APIs", "Terminal"],
        testsUse: [
            "CollectionsMocks", "CoreMocks", "Mirror", "Networking", "NetworkingMocks", "Persistence",
            "RepositoryMocks", "TerminalMocks",
        ]),
    app(
        "challenge", folder: "Challenge",
        uses: [
            "Browse", "Cache", "Character", "Configuration", "Core", "Doctor", "Episode", "Favorite", "History",
            "Location",
            "Networking", "Persistence", "Pictures", "Collections", "Repository", "Resources", "APIs",
            "Screen", "Search",
            "Statistics", "Sync", "System", "Terminal", "challenge-network", "challenge-picture",
        ]),
    app("challenge-mirror", folder: "Mirror", uses: ["Mirror", "System"]),
    app("challenge-generator", folder: "Generator", uses: ["Generation", "Terminal"]),
    [.target(name: "ChallengeTestSupport", dependencies: challenge(["APIs", "Repository"]), path: "Tests/Support")],
    tests("Architecture", uses: ["Core", "TestSupport"]),
    tests(
        "Faults",
        uses: [
            "Core", "CoreMocks", "Mirror", "Networking", "NetworkingMocks", "Repository", "RepositoryMocks",
            "TestSupport", "challenge-network",
        ]),
    tests("Chaos", uses: ["Mirror", "Persistence", "TestSupport", "challenge"]),
    tests(
        "EndToEnd",
        uses: [
            "Collections", "Mirror", "Persistence", "Resources", "Screen", "ScreenMocks", "Terminal", "TestSupport",
            "challenge", "challenge-mirror",
        ]),
]

let package = Package(name: "challenge", targets: modules.flatMap(\.self))

for target in package.targets where target.name.lowercased().hasPrefix("challenge") {
    target.swiftSettings = [
        .enableUpcomingFeature("ExistentialAny"),
        .enableUpcomingFeature("InternalImportsByDefault"),
        .enableUpcomingFeature("MemberImportVisibility"),
        .treatAllWarnings(as: .error),
    ]
}

func library(
    _ folder: String,
    uses: [String] = [],
    c: String? = nil,
    links: String? = nil,
    mocks: [String]? = nil,
    testsUse: [String] = []
) -> [Target] {
    module(folder, at: "Libraries/\(folder)", uses: uses, c: c, links: links, mocks: mocks, testsUse: testsUse)
}

func feature(_ folder: String, uses: [String], testsUse: [String] = []) -> [Target] {
    module(folder, at: "Features/\(folder)", uses: uses, c: nil, links: nil, mocks: nil, testsUse: testsUse)
}

func app(_ name: String, folder: String, uses: [String]) -> [Target] {
    [
        .executableTarget(
            name: name, dependencies: challenge(uses), path: "App/\(folder)",
            linkerSettings: [.unsafeFlags(staticCPlusPlus())])
    ]
}

/// Returns the linker's options that make the C++ library a part of a static build.
///
/// The Swift runtime needs this library. Loading the shared library takes a sixth of the start time. A static build
/// contains `-lstdc++`, which finds the empty linker script of `Packaging/Linking` instead of the shared library.
func staticCPlusPlus() -> [String] {
    [
        "-L\(Context.packageDirectory)/Packaging/Linking",
        "-Xlinker", "-l:libstdc++.a", "-Xlinker", "-l:libgcc_eh.a",
    ]
}

func tests(_ folder: String, uses: [String]) -> [Target] {
    [.testTarget(name: "Challenge\(folder)Tests", dependencies: challenge(uses), path: "Tests/\(folder)")]
}

/// Returns the target of the program in which URLSession runs.
///
/// In a static build FoundationNetworking links against `curl`, which only development packages offer by that name.
/// `Libraries/Networking/Linking` has a linker script that names `libcurl.so.4`, which every system with Swift has.
func networkWorker(uses: [String]) -> [Target] {
    // libdispatch must find the function of the worker in a dynamic build, too.
    let exported = ["-Xlinker", "--export-dynamic-symbol=epoll_ctl"]
    let linking = "-L\(Context.packageDirectory)/Libraries/Networking/Linking"
    return [
        .executableTarget(
            name: "challenge-network", dependencies: challenge(uses), path: "Libraries/Networking/Worker",
            linkerSettings: [.unsafeFlags([linking] + exported + staticCPlusPlus())])
    ]
}

func module(
    _ folder: String,
    at path: String,
    uses: [String],
    c: String?,
    links: String?,
    mocks: [String]?,
    testsUse: [String]
) -> [Target] {
    var targets: [Target] = [
        .target(
            name: "Challenge\(folder)",
            dependencies: challenge(uses) + (c.map { [.target(name: $0)] } ?? []),
            path: "\(path)/Sources"
        ),
        .testTarget(
            name: "Challenge\(folder)Tests",
            dependencies: challenge([folder] + uses + testsUse + (mocks == nil ? [] : ["\(folder)Mocks"])),
            path: "\(path)/Tests"
        ),
    ]
    if let mocks {
        targets.append(
            .target(
                name: "Challenge\(folder)Mocks", dependencies: challenge([folder] + mocks), path: "\(path)/Mocks"))
    }
    if let c {
        targets.append(
            .target(
                name: c,
                path: "\(path)/\(c)",
                linkerSettings: links.map { [.linkedLibrary($0)] }))
    }
    return targets
}

/// Returns the dependencies by name: that of a module's folder, or that of a program.
///
/// Every target can use the modules of the system.
func challenge(_ names: [String]) -> [Target.Dependency] {
    (["Platform"] + names).map { .target(name: $0.hasPrefix("challenge") ? $0 : "Challenge\($0)") }
}
